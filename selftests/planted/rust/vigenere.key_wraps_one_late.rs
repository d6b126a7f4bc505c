// Mistake: the key starts over one letter too late.

/// The text with every letter moved by the places of its key letter.
fn vigenere_encrypt(text: &str, key: &str) -> String {
    let shifts: Vec<u8> = key
        .bytes()
        .map(|letter| letter.to_ascii_lowercase() - b'a')
        .collect();
    let mut next = 0;
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
        if next > shifts.len() {
            next = 0;
        }
        let shift = shifts[next];
        next += 1;
        encrypted.push((first + (character as u8 - first + shift) % 26) as char);
    }
    encrypted
}
