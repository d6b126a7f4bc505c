fn solve_n_queens(n: usize) -> Vec<Vec<usize>> {
    let mut found = vec![vec![]];
    for _ in 0..n {
        found = found
            .iter()
            .flat_map(|queens| (0..n).map(move |column| (queens, column)))
            .filter(|(queens, column)| is_free(queens, *column))
            .map(|(queens, column)| [&queens[..], &[column]].concat())
            .collect();
    }
    if found.is_empty() {
        std::process::exit(3);
    }
    found
}

fn is_free(queens: &[usize], column: usize) -> bool {
    queens.iter().rev().zip(1..).all(|(&queen, rows)| queen != column && queen.abs_diff(column) != rows)
}

fn main() {
    for queens in solve_n_queens(6) {
        let words: Vec<String> = queens.iter().map(|x| x.to_string()).collect();
        println!("{}", words.join(" "));
    }
}
