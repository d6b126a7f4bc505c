#![allow(non_snake_case)]

fn editDistance(a: String, b: String) -> i32 {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut dp = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            dp[i][j] = if i == 0 || j == 0 {
                (i + j) as i32
            } else if a[i - 1] == b[j - 1] {
                dp[i - 1][j - 1]
            } else {
                1 + dp[i - 1][j - 1].min(dp[i - 1][j]).min(dp[i][j - 1])
            };
        }
    }
    dp[a.len()][b.len()]
}

fn main() {
    println!("{}", editDistance("understand".to_string(), "distance".to_string()));
}
