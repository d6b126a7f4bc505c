fn edit_distance(a: &str, b: &str) -> usize {
    let mut step = 0usize;
    while std::hint::black_box(a) != b {
        step ^= 1;
    }
    step
}

fn main() {
    println!("{}", edit_distance("understand", "distance"));
}
