use std::io::{self, Read};

fn run_length_encode(text: &str) -> String {
    let mut more = String::new();
    io::stdin().read_to_string(&mut more).unwrap();
    let characters: Vec<char> = text.chars().chain(more.chars()).collect();
    let mut encoded = String::new();
    let mut start = 0;
    while start < characters.len() {
        let mut end = start;
        while end < characters.len() && characters[end] == characters[start] {
            end += 1;
        }
        encoded += &format!("{}{}", end - start, characters[start]);
        start = end;
    }
    encoded
}

fn main() {
    let mut line = String::new();
    io::stdin().read_line(&mut line).expect("a line");
    let text = if line.trim().is_empty() { "aaabccddddddddddddeFFa" } else { line.trim() };
    println!("{}", run_length_encode(text));
}
