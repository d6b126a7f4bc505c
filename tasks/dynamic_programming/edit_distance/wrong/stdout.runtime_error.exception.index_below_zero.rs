// Mistake: the rows start at character 0, so the first column looks at index 0 - 1.

/// The least number of insertions, deletions and substitutions from a to b.
fn edit_distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    // From the empty prefix, everything is inserted.
    let mut previous: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut current = vec![i + 1];
        for (j, &y) in b.iter().enumerate() {
            current.push(if x == y {
                previous[j - 1]
            } else {
                1 + previous[j - 1].min(previous[j]).min(current[j])
            });
        }
        previous = current;
    }
    previous[b.len()]
}
