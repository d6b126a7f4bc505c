fn edit_distance(a: &str, b: &str) -> usize {
    a.len().abs_diff(b.len())
}

fn main() {
    println!("{}", edit_distance("understand", "distance"));
}
