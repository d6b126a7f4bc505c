// Wrong: the remainder of a negative shift is negative and does not fit into an unsigned byte.

/// The text with every letter moved by shift places within its own alphabet.
fn caesar_encrypt(text: &str, shift: i32) -> String {
    let places = u8::try_from(shift % 26).unwrap();
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
