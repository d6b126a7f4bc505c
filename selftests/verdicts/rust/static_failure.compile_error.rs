fn edit_distance(a: &str, b: &str) -> usize {
    a.len() - b
}

fn main() {
    println!("{}", edit_distance("understand", "distance"));
}
