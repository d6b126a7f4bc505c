type Grid = [[u8; 9]; 9];

/// Works in the grid it is given, and returns it too.
fn solve_sudoku(grid: &mut Grid) -> Vec<[u8; 9]> {
    for row in 0..9 {
        for column in 0..9 {
            let digit = std::mem::take(&mut grid[row][column]);
            let clashes = digit != 0 && !fits(grid, row, column, digit);
            grid[row][column] = digit;
            if clashes {
                return vec![];
            }
        }
    }
    if fill(grid, 0) {
        grid.to_vec()
    } else {
        vec![]
    }
}

fn fits(grid: &Grid, row: usize, column: usize, digit: u8) -> bool {
    let (top, left) = (row / 3 * 3, column / 3 * 3);
    (0..9).all(|i| {
        grid[row][i] != digit
            && grid[i][column] != digit
            && grid[top + i / 3][left + i % 3] != digit
    })
}

fn fill(grid: &mut Grid, cell: usize) -> bool {
    if cell == 81 {
        return true;
    }
    let (row, column) = (cell / 9, cell % 9);
    if grid[row][column] != 0 {
        return fill(grid, cell + 1);
    }
    for digit in 1..=9 {
        if fits(grid, row, column, digit) {
            grid[row][column] = digit;
            if fill(grid, cell + 1) {
                return true;
            }
            grid[row][column] = 0;
        }
    }
    false
}

fn main() {
    let mut grid = [
        [0, 0, 3, 0, 0, 8, 0, 0, 0],
        [8, 9, 0, 6, 0, 4, 0, 3, 0],
        [0, 0, 0, 0, 3, 0, 9, 1, 0],
        [0, 0, 0, 7, 0, 5, 0, 0, 0],
        [0, 8, 0, 0, 6, 0, 0, 0, 5],
        [0, 0, 0, 0, 9, 0, 0, 6, 1],
        [0, 5, 7, 3, 0, 2, 0, 0, 9],
        [0, 1, 0, 0, 7, 0, 0, 8, 0],
        [0, 0, 0, 0, 0, 0, 5, 0, 6],
    ];
    let solved = solve_sudoku(&mut grid);
    if solved.is_empty() {
        println!("NONE");
    }
    for row in solved {
        println!("{}", row.map(|digit| digit.to_string()).join(" "));
    }
}
