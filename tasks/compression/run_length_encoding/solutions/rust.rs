// Run-length encoding, O(n).
//
// An iterator that can look ahead takes one character and then all that equal it.

/// The text with each run of equal characters written as its length and the character.
fn run_length_encode(text: &str) -> String {
    let mut encoded = String::new();
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        let mut length = 1;
        while characters.next_if_eq(&character).is_some() {
            length += 1;
        }
        encoded.push_str(&length.to_string());
        encoded.push(character);
    }
    encoded
}
