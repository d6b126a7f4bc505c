// Sudoku by backtracking, O(9^b) at worst for b empty cells.
//
// The empty cells are filled row by row, each with the digits that fit, from the smallest up; where
// none fits, the cell before gets its next digit. So the first completion found is the smallest.

/// Bit d of an entry: the row, column or box has the digit d already.
#[derive(Default)]
struct Taken {
    rows: [u16; 9],
    columns: [u16; 9],
    boxes: [u16; 9],
}

impl Taken {
    fn has(&self, (row, column): (usize, usize), digit: i32) -> bool {
        let digits = self.rows[row] | self.columns[column] | self.boxes[row / 3 * 3 + column / 3];
        digits >> digit & 1 == 1
    }

    /// Adds a digit that is not there, or removes one that is.
    fn toggle(&mut self, (row, column): (usize, usize), digit: i32) {
        self.rows[row] ^= 1 << digit;
        self.columns[column] ^= 1 << digit;
        self.boxes[row / 3 * 3 + column / 3] ^= 1 << digit;
    }
}

/// The smallest completion of the grid; no rows if there is none.
fn solve_sudoku(grid: &[Vec<i32>]) -> Vec<Vec<i32>> {
    let mut taken = Taken::default();
    let mut empty = Vec::new();
    for (row, digits) in grid.iter().enumerate() {
        for (column, &digit) in digits.iter().enumerate() {
            if digit == 0 {
                empty.push((row, column));
            } else if taken.has((row, column), digit) {
                return Vec::new();
            } else {
                taken.toggle((row, column), digit);
            }
        }
    }
    let mut completed = grid.to_vec();
    if fill(&mut completed, &empty, &mut taken) {
        completed
    } else {
        Vec::new()
    }
}

/// Fills the given cells; where that fails, what is taken is as before.
fn fill(grid: &mut [Vec<i32>], empty: &[(usize, usize)], taken: &mut Taken) -> bool {
    let Some((&cell, rest)) = empty.split_first() else {
        return true;
    };
    for digit in 1..=9 {
        if taken.has(cell, digit) {
            continue;
        }
        taken.toggle(cell, digit);
        if fill(grid, rest, taken) {
            grid[cell.0][cell.1] = digit;
            return true;
        }
        taken.toggle(cell, digit);
    }
    false
}
