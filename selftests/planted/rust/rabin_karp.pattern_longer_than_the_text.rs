// Mistake: the first window is cut from a text that may be shorter than it.

const BASE: u64 = 256;
const MODULUS: u64 = 1_000_000_007;

/// The positions of all occurrences of the pattern, overlapping ones included.
fn rabin_karp_search(text: &str, pattern: &str) -> Vec<usize> {
    let (text, pattern) = (text.as_bytes(), pattern.as_bytes());
    let length = pattern.len();
    let wanted = hash(pattern);
    let mut window_hash = hash(&text[..length]);
    // The weight of a window's first character.
    let leading = (1..length).fold(1, |power, _| power * BASE % MODULUS);

    let mut positions = Vec::new();
    for (start, window) in text.windows(length).enumerate() {
        // Equal hashes may be a coincidence.
        if window_hash == wanted && window == pattern {
            positions.push(start);
        }
        if let Some(&entering) = text.get(start + length) {
            // MODULUS is added first, as the difference alone could fall below zero.
            let leaving = u64::from(window[0]) * leading % MODULUS;
            window_hash = append((window_hash + MODULUS - leaving) % MODULUS, entering);
        }
    }
    positions
}

/// The string read as a number whose digits are its characters.
fn hash(string: &[u8]) -> u64 {
    string.iter().fold(0, |hash, &character| append(hash, character))
}

fn append(hash: u64, character: u8) -> u64 {
    (hash * BASE + u64::from(character)) % MODULUS
}
