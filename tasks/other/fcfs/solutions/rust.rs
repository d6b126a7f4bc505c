// First come, first served: the CPU takes the processes in the order of arrival, O(n log n).

/// The triple (completion, turnaround, waiting) of each process, in input order.
fn fcfs_schedule(arrival: &[i32], burst: &[i32]) -> Vec<(i32, i32, i32)> {
    let mut order: Vec<usize> = (0..arrival.len()).collect();
    order.sort_by_key(|&process| arrival[process]); // stable: ties stay in input order
    let mut times = vec![(0, 0, 0); arrival.len()];
    let mut clock = 0;
    for process in order {
        // If nobody is waiting, the CPU is idle until the next process arrives.
        let start = arrival[process].max(clock);
        clock = start + burst[process];
        times[process] = (clock, clock - arrival[process], start - arrival[process]);
    }
    times
}
