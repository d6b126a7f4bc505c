// Mistake: after a mismatch only one shorter border is tried.

/// The positions of all occurrences of the pattern, overlapping ones included.
fn kmp_search(text: &str, pattern: &str) -> Vec<usize> {
    let pattern = pattern.as_bytes();
    let border = border_lengths(pattern);
    let mut positions = Vec::new();
    let mut matched = 0; // how many characters of the pattern match just before position i
    for (i, &character) in text.as_bytes().iter().enumerate() {
        if matched > 0 && character != pattern[matched] {
            matched = border[matched - 1];
        }
        if character == pattern[matched] {
            matched += 1;
        }
        if matched == pattern.len() {
            positions.push(i + 1 - matched);
            matched = border[matched - 1]; // the next occurrence may overlap this one
        }
    }
    positions
}

/// For each prefix, the length of its longest proper prefix that is also its suffix.
fn border_lengths(pattern: &[u8]) -> Vec<usize> {
    let mut border = vec![0; pattern.len()];
    let mut length = 0;
    for i in 1..pattern.len() {
        while length > 0 && pattern[i] != pattern[length] {
            length = border[length - 1];
        }
        if pattern[i] == pattern[length] {
            length += 1;
        }
        border[i] = length;
    }
    border
}
