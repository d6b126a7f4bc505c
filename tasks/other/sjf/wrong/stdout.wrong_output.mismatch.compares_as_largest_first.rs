// Wrong: BinaryHeap gives the largest element first, and nothing reverses it.

use std::collections::BinaryHeap;

/// The triple (completion, turnaround, waiting) of each process, in input order.
fn sjf_schedule(arrival: &[i32], burst: &[i32]) -> Vec<(i32, i32, i32)> {
    let mut by_arrival: Vec<usize> = (0..arrival.len()).collect();
    by_arrival.sort_by_key(|&process| arrival[process]);
    let mut coming = by_arrival.into_iter().peekable();

    let mut waiting = BinaryHeap::new();
    let mut times = vec![(0, 0, 0); arrival.len()];
    let mut clock = 0;
    loop {
        while let Some(process) = coming.next_if(|&process| arrival[process] <= clock) {
            waiting.push((burst[process], arrival[process], process));
        }
        if let Some((length, arrived, process)) = waiting.pop() {
            let wait = clock - arrived;
            clock += length;
            times[process] = (clock, clock - arrived, wait);
        } else if let Some(&process) = coming.peek() {
            clock = arrival[process]; // the CPU is idle until then
        } else {
            return times;
        }
    }
}
