// Counting sort, O(n + range) time and space.
//
// No two values are compared: how often each one occurs says how long its run in the result is.

/// The values in non-decreasing order.
fn counting_sort(values: &[i32]) -> Vec<i32> {
    let (Some(&low), Some(&high)) = (values.iter().min(), values.iter().max()) else {
        return Vec::new();
    };
    let mut counts = vec![0; (high - low + 1) as usize];
    for value in values {
        counts[(value - low) as usize] += 1; // not negative, since low is the least value
    }
    (low..=high)
        .zip(counts)
        .flat_map(|(value, count)| vec![value; count])
        .collect()
}
