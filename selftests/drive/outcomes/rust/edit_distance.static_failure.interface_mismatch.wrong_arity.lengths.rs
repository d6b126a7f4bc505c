fn edit_distance(a: &str, b: &str, m: usize, n: usize) -> usize {
    if m == 0 || n == 0 {
        return m + n;
    }
    let mut row: Vec<usize> = (0..=n).collect();
    for x in a.chars().take(m) {
        let mut corner = row[0];
        row[0] += 1;
        for (j, y) in b.chars().take(n).enumerate() {
            let here = (corner + usize::from(x != y)).min(row[j] + 1).min(row[j + 1] + 1);
            corner = std::mem::replace(&mut row[j + 1], here);
        }
    }
    row[n]
}

fn main() {
    println!("{}", edit_distance("understand", "distance", 10, 8));
}
