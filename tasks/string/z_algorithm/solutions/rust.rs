// Pattern search by the Z-algorithm, O(n + m).
//
// Entry i of the Z-array of a string is the length of the longest prefix of the string that also
// starts at position i. In pattern + separator + text, the pattern occurs where it is as long.

/// Not printable, so it occurs in neither string and stops every match.
const SEPARATOR: u8 = 0;

/// The positions of all occurrences of the pattern, overlapping ones included.
fn z_search(text: &str, pattern: &str) -> Vec<usize> {
    let joined = [pattern.as_bytes(), &[SEPARATOR], text.as_bytes()].concat();
    z_array(&joined)
        .into_iter()
        .skip(pattern.len() + 1)
        .enumerate()
        .filter(|&(_, length)| length == pattern.len())
        .map(|(position, _)| position)
        .collect()
}

/// The Z-array; its first entry, which nothing needs, is 0.
fn z_array(string: &[u8]) -> Vec<usize> {
    let mut z = vec![0; string.len()];
    // string[left..right] equals a prefix; no such segment found so far ends later.
    let (mut left, mut right) = (0, 0);
    for i in 1..string.len() {
        // What stands at i inside the segment also stands in the prefix, at i - left.
        let known = if i < right {
            z[i - left].min(right - i)
        } else {
            0
        };
        // Position by position from there on; this moves right forward, so it is linear in total.
        let more = string[i + known..]
            .iter()
            .zip(&string[known..])
            .take_while(|(a, b)| a == b)
            .count();
        z[i] = known + more;
        if i + z[i] > right {
            (left, right) = (i, i + z[i]);
        }
    }
    z
}
