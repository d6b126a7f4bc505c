// Top-down merge sort, O(n log n) time and O(n) space.
//
// Both halves are sorted recursively, then merged in linear time.

/// The values in non-decreasing order.
fn merge_sort(values: &[i32]) -> Vec<i32> {
    if values.len() <= 1 {
        return values.to_vec();
    }
    let (left, right) = values.split_at(values.len() / 2);
    merge(&merge_sort(left), &merge_sort(right))
}

/// The elements of two sorted slices in order.
fn merge(mut left: &[i32], mut right: &[i32]) -> Vec<i32> {
    let mut merged = Vec::with_capacity(left.len() + right.len());
    while let (Some(&a), Some(&b)) = (left.first(), right.first()) {
        // On a tie the left one goes first, which keeps the sort stable.
        if a <= b {
            merged.push(a);
            left = &left[1..];
        } else {
            merged.push(b);
            right = &right[1..];
        }
    }
    // One of the two is used up; what is left of the other is in order already.
    merged.extend_from_slice(left);
    merged.extend_from_slice(right);
    merged
}
