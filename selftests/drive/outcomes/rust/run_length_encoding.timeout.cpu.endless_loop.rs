use std::collections::VecDeque;

fn run_length_encode(text: &str) -> String {
    let mut rest: VecDeque<char> = text.chars().collect();
    let mut encoded = String::new();
    let mut length = 0;
    // Ends behind the last character, which an empty text does not have.
    loop {
        if let Some(character) = rest.pop_front() {
            length += 1;
            if rest.front() != Some(&character) {
                encoded += &format!("{length}{character}");
                length = 0;
            }
            if rest.is_empty() {
                return encoded;
            }
        }
    }
}

fn main() {
    println!("{}", run_length_encode("aaabccddddddddddddeFFa"));
}
