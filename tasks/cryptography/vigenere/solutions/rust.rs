// Vigenere cipher, O(n): a Caesar cipher whose shift changes with every letter of the text.

/// The text with every letter moved by the places of its key letter.
fn vigenere_encrypt(text: &str, key: &str) -> String {
    let mut shifts = key
        .bytes()
        .map(|letter| letter.to_ascii_lowercase() - b'a')
        .cycle();
    let mut encrypted = String::with_capacity(text.len());
    for character in text.chars() {
        // Only letters take the next shift, so other characters use up no key letter.
        let first = match character {
            'a'..='z' => b'a',
            'A'..='Z' => b'A',
            _ => {
                encrypted.push(character);
                continue;
            }
        };
        let shift = shifts.next().expect("the key is not empty");
        encrypted.push((first + (character as u8 - first + shift) % 26) as char);
    }
    encrypted
}
