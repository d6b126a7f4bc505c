// Wrong: a process may finish if one resource type suffices, not all.

/// The lexicographically smallest safe sequence; empty if there is none.
fn find_safe_sequence(
    available: &[i32],
    allocation: &[Vec<i32>],
    maximum: &[Vec<i32>],
) -> Vec<usize> {
    let mut free = available.to_vec();
    let mut waiting: Vec<usize> = (0..allocation.len()).collect();
    let mut sequence = Vec::with_capacity(waiting.len());
    while !waiting.is_empty() {
        let able = waiting
            .iter()
            .position(|&process| can_finish(&allocation[process], &maximum[process], &free));
        let Some(position) = able else {
            return Vec::new();
        };
        let process = waiting.remove(position);
        sequence.push(process);
        for (units, returned) in free.iter_mut().zip(&allocation[process]) {
            *units += returned;
        }
    }
    sequence
}

/// Whether what a process holds and what is free are enough for its maximum.
fn can_finish(held: &[i32], maximum: &[i32], free: &[i32]) -> bool {
    (held.iter().zip(free))
        .zip(maximum)
        .any(|((held, free), maximum)| held + free >= *maximum)
}
