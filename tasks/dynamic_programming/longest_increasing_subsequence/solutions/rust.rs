// Longest increasing subsequence, O(n log n).
//
// tails[k] is the smallest value at which an increasing subsequence of k + 1 of the values so far
// can end. These ends increase, so a binary search finds the one that a value improves.

/// The length of the longest strictly increasing subsequence.
fn longest_increasing_subsequence_length(values: &[i32]) -> usize {
    let mut tails = Vec::new();
    for &value in values {
        // The first end that is not smaller: an equal value cannot extend it.
        let k = tails.partition_point(|&end| end < value);
        match tails.get_mut(k) {
            Some(end) => *end = value,
            None => tails.push(value),
        }
    }
    tails.len()
}
