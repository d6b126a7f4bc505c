// Mistake: an item that fills the remaining capacity exactly is not taken.

/// The greatest total value of items whose total weight is at most the capacity.
fn knapsack(capacity: i32, weights: &[i32], values: &[i32]) -> i32 {
    let capacity = capacity as usize;
    let mut best = vec![0; capacity + 1];
    for (&weight, &value) in weights.iter().zip(values) {
        let weight = weight as usize;
        for c in (weight + 1..=capacity).rev() {
            best[c] = best[c].max(best[c - weight] + value);
        }
    }
    best[capacity]
}
