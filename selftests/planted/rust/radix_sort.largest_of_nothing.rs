// Mistake: an empty list has no largest value.

const DIGIT_BITS: u32 = 8;
const BASE: usize = 1 << DIGIT_BITS;

/// The values, none of them negative, in non-decreasing order.
fn radix_sort(values: &[i32]) -> Vec<i32> {
    let largest = values.iter().copied().max().unwrap();
    // The digits above the highest one of the largest value are all zero.
    let used_bits = i32::BITS - largest.leading_zeros();
    let mut sorted = values.to_vec();
    let mut target = vec![0; values.len()];
    for shift in (0..used_bits).step_by(DIGIT_BITS as usize) {
        sort_by_digit(&sorted, &mut target, shift);
        std::mem::swap(&mut sorted, &mut target);
    }
    sorted
}

/// Fills the target with the source in the order of the digit that starts at bit `shift`.
fn sort_by_digit(source: &[i32], target: &mut [i32], shift: u32) {
    let digit = |value: i32| (value >> shift) as usize & (BASE - 1);
    // next[d]: where the next value with the digit d goes.
    let mut next = [0; BASE];
    for &value in source {
        next[digit(value)] += 1;
    }
    let mut total = 0;
    for place in &mut next {
        total += std::mem::replace(place, total);
    }
    for &value in source {
        let place = &mut next[digit(value)];
        target[*place] = value;
        *place += 1;
    }
}
