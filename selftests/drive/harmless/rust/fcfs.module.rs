mod scheduling {
    pub fn fcfs_schedule(arrival: &[i32], burst: &[i32]) -> Box<[[i32; 3]]> {
        let mut order: Vec<usize> = (0..arrival.len()).collect();
        order.sort_by_key(|&i| (arrival[i], i));
        let mut times = vec![[0; 3]; arrival.len()];
        let mut now = 0;
        for i in order {
            now = now.max(arrival[i]) + burst[i];
            let turnaround = now - arrival[i];
            times[i] = [now, turnaround, turnaround - burst[i]];
        }
        times.into_boxed_slice()
    }
}

fn main() {
    for times in scheduling::fcfs_schedule(&[4, 0, 4, 15, 1], &[3, 2, 1, 4, 5]).iter() {
        println!("{} {} {}", times[0], times[1], times[2]);
    }
}
