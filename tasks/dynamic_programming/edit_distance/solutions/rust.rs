// Levenshtein distance by dynamic programming, O(|a| * |b|) time and O(|b|) space.
//
// Only two rows of the table are kept: row i has the distances from the first i characters of a
// to every prefix of b, and depends on row i - 1 alone.

/// The least number of insertions, deletions and substitutions from a to b.
fn edit_distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    // From the empty prefix, everything is inserted.
    let mut previous: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut current = vec![i + 1];
        for (j, &y) in b.iter().enumerate() {
            current.push(if x == y {
                previous[j]
            } else {
                1 + previous[j].min(previous[j + 1]).min(current[j])
            });
        }
        previous = current;
    }
    previous[b.len()]
}
