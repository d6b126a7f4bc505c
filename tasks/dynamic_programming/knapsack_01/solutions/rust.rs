// 0/1 knapsack by dynamic programming over capacities, O(n * capacity).
//
// After some of the items have been looked at, best[c] is the greatest value that they can have in
// a knapsack of capacity c.

/// The greatest total value of items whose total weight is at most the capacity.
fn knapsack(capacity: i32, weights: &[i32], values: &[i32]) -> i32 {
    let capacity = capacity as usize;
    let mut best = vec![0; capacity + 1];
    for (&weight, &value) in weights.iter().zip(values) {
        let weight = weight as usize;
        // From high to low: best[c - weight] is still without this item, so it is taken once only.
        for c in (weight..=capacity).rev() {
            best[c] = best[c].max(best[c - weight] + value);
        }
    }
    best[capacity]
}
