// Gaussian elimination with partial pivoting, O(n^3).
//
// The system is brought to triangular form, column by column, and then solved from the last
// unknown to the first.

const EPSILON: f64 = 1e-9;

/// The only solution, or an empty vector if there is none or more than one.
fn solve_linear_system(matrix: &[Vec<f64>], rhs: &[f64]) -> Vec<f64> {
    let mut rows = matrix.to_vec();
    for (row, &value) in rows.iter_mut().zip(rhs) {
        row.push(value);
    }

    for column in 0..rows.len() {
        // The largest pivot keeps the factors small, and with them the rounding errors.
        let mut pivot = column;
        for i in column + 1..rows.len() {
            if rows[i][column].abs() > rows[pivot][column].abs() {
                pivot = i;
            }
        }
        if rows[pivot][column].abs() < EPSILON {
            return Vec::new();
        }
        rows.swap(column, pivot);
        eliminate_below(&mut rows, column);
    }
    substitute_back(&rows)
}

/// Subtracts multiples of the pivot's row so that the entries below the pivot become 0.
fn eliminate_below(rows: &mut [Vec<f64>], column: usize) {
    let (above, below) = rows.split_at_mut(column + 1);
    let pivot_row = &above[column];
    for row in below {
        let factor = row[column] / pivot_row[column];
        for (entry, &above) in row.iter_mut().zip(pivot_row).skip(column) {
            *entry -= factor * above;
        }
    }
}

/// The solution of a system in upper triangular form.
fn substitute_back(rows: &[Vec<f64>]) -> Vec<f64> {
    let n = rows.len();
    let mut x = vec![0.0; n];
    for (i, row) in rows.iter().enumerate().rev() {
        let known: f64 = (i + 1..n).map(|j| row[j] * x[j]).sum();
        x[i] = (row[n] - known) / row[i];
    }
    x
}
