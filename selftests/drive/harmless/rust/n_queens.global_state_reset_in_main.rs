use std::sync::Mutex;

static FOUND: Mutex<Vec<Vec<usize>>> = Mutex::new(Vec::new());

/// Counts on `main` to have emptied the list.
fn solve_n_queens(n: usize) -> Vec<Vec<usize>> {
    place(n, &mut Vec::new());
    FOUND.lock().unwrap().clone()
}

fn place(n: usize, board: &mut Vec<usize>) {
    let row = board.len();
    if row == n {
        FOUND.lock().unwrap().push(board.clone());
        return;
    }
    for c in 0..n {
        let free = |(r, &other): (usize, &usize)| other != c && other.abs_diff(c) != row - r;
        if board.iter().enumerate().all(free) {
            board.push(c);
            place(n, board);
            board.pop();
        }
    }
}

fn main() {
    FOUND.lock().unwrap().clear();
    for row in solve_n_queens(6) {
        for column in row {
            print!("{column} ");
        }
        println!();
    }
}
