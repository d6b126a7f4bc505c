// Round robin: a queue of processes, each of which runs for at most one quantum at a time.
//
// O(n log n) for the order of arrival, and O(1) per time slice.

use std::collections::VecDeque;

/// The triple (completion, turnaround, waiting) of each process, in input order.
fn round_robin_schedule(arrival: &[i32], burst: &[i32], quantum: i32) -> Vec<(i32, i32, i32)> {
    let mut order: Vec<usize> = (0..arrival.len()).collect();
    order.sort_by_key(|&process| arrival[process]); // stable: ties stay in input order
    let mut coming = order.into_iter().peekable();

    let mut ready = VecDeque::new();
    let mut remaining = burst.to_vec();
    let mut times = vec![(0, 0, 0); arrival.len()];
    let mut clock = 0;
    loop {
        let process = match ready.pop_front() {
            Some(process) => process,
            None => match coming.next() {
                Some(process) => {
                    clock = arrival[process]; // the CPU was idle until now
                    process
                }
                None => return times,
            },
        };
        let used = remaining[process].min(quantum);
        clock += used;
        remaining[process] -= used;
        // All that arrived in the meantime go ahead of the process that was interrupted.
        while let Some(newcomer) = coming.next_if(|&newcomer| arrival[newcomer] <= clock) {
            ready.push_back(newcomer);
        }
        if remaining[process] > 0 {
            ready.push_back(process);
        } else {
            let turnaround = clock - arrival[process];
            times[process] = (clock, turnaround, turnaround - burst[process]);
        }
    }
}
