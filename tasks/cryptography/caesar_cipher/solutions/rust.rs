// Caesar cipher, O(n): each letter is replaced by the one that stands some places further on.

/// The text with every letter moved by shift places within its own alphabet.
fn caesar_encrypt(text: &str, shift: i32) -> String {
    let places = shift.rem_euclid(26) as u8; // never negative, whatever the sign of the shift
    text.chars()
        .map(|character| match character {
            'a'..='z' => moved(character, b'a', places),
            'A'..='Z' => moved(character, b'A', places),
            _ => character,
        })
        .collect()
}

/// The letter that stands some places behind the given one, in the alphabet that begins at first.
fn moved(letter: char, first: u8, places: u8) -> char {
    (first + (letter as u8 - first + places) % 26) as char
}
