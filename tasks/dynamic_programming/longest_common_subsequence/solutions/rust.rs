// Longest common subsequence by dynamic programming over prefixes, O(|a| * |b|) time.
//
// Only one row of the table is kept: entry j is the answer for the prefix of a so far and the first
// j + 1 characters of b.

/// The length of the longest common subsequence of two strings.
fn longest_common_subsequence_length(a: &str, b: &str) -> usize {
    let mut row = vec![0; b.len()];
    for x in a.bytes() {
        // The neighbours of an entry: on its left, and above that one. Before the first column
        // b is used with no character at all, and nothing is shared.
        let (mut left, mut diagonal) = (0, 0);
        for (entry, y) in row.iter_mut().zip(b.bytes()) {
            let above = *entry;
            *entry = if x == y { diagonal + 1 } else { above.max(left) };
            (left, diagonal) = (*entry, above);
        }
    }
    row.last().copied().unwrap_or(0)
}
