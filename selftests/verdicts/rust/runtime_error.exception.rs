fn edit_distance(a: &str, b: &str) -> usize {
    let bytes = a.as_bytes();
    bytes[bytes.len() + b.len()] as usize
}

fn main() {
    println!("{}", edit_distance("understand", "distance"));
}
