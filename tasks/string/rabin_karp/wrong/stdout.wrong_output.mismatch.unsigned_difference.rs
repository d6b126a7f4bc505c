// Mistake: a difference of unsigned numbers that falls below zero wraps around at 2^64.

const BASE: u64 = 256;
const MODULUS: u64 = 1_000_000_007;

/// The positions of all occurrences of the pattern, overlapping ones included.
fn rabin_karp_search(text: &str, pattern: &str) -> Vec<usize> {
    let (text, pattern) = (text.as_bytes(), pattern.as_bytes());
    let length = pattern.len();
    if length > text.len() {
        return Vec::new();
    }
    let wanted = hash(pattern);
    let mut window_hash = hash(&text[..length]);
    let leading = (1..length).fold(1, |power, _| power * BASE % MODULUS);

    let mut positions = Vec::new();
    for (start, window) in text.windows(length).enumerate() {
        if window_hash == wanted && window == pattern {
            positions.push(start);
        }
        if let Some(&entering) = text.get(start + length) {
            let leaving = u64::from(window[0]) * leading % MODULUS;
            window_hash = append(window_hash.wrapping_sub(leaving) % MODULUS, entering);
        }
    }
    positions
}

fn hash(string: &[u8]) -> u64 {
    string.iter().fold(0, |hash, &character| append(hash, character))
}

fn append(hash: u64, character: u8) -> u64 {
    (hash * BASE + u64::from(character)) % MODULUS
}
