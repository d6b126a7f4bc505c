// N queens by backtracking, O(n!) at worst.
//
// Queens are placed row by row, only on squares that no queen above attacks, so far fewer than n!
// placements are tried.

/// All placements of n queens, each as the columns of its rows, in lexicographic order.
fn solve_n_queens(n: usize) -> Vec<Vec<usize>> {
    let mut placements = Vec::new();
    place_below(n, &mut Vec::with_capacity(n), &mut placements);
    placements
}

/// Adds all placements that begin with the given queens; leaves the queens as they were.
fn place_below(n: usize, queens: &mut Vec<usize>, placements: &mut Vec<Vec<usize>>) {
    if queens.len() == n {
        placements.push(queens.clone());
        return;
    }
    for column in 0..n {
        if is_free(queens, column) {
            queens.push(column);
            place_below(n, queens, placements);
            queens.pop();
        }
    }
}

/// Whether no queen above attacks the column of the next row.
fn is_free(queens: &[usize], column: usize) -> bool {
    // The nearest queen is one row away; on a diagonal it would be one column away too.
    queens
        .iter()
        .rev()
        .zip(1..)
        .all(|(&queen, rows)| queen != column && queen.abs_diff(column) != rows)
}
