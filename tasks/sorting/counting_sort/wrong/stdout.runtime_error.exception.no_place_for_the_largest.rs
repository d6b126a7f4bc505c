// Mistake: from low to high there are high - low + 1 values, not high - low.

/// The values in non-decreasing order.
fn counting_sort(values: &[i32]) -> Vec<i32> {
    let (Some(&low), Some(&high)) = (values.iter().min(), values.iter().max()) else {
        return Vec::new();
    };
    let mut counts = vec![0; (high - low) as usize];
    for value in values {
        counts[(value - low) as usize] += 1;
    }
    (low..=high)
        .zip(counts)
        .flat_map(|(value, count)| vec![value; count])
        .collect()
}
