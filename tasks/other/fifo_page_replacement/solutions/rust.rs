// First-in-first-out page replacement, O(1) per request.
//
// A queue tells the order in which the pages in memory were loaded, a set whether a page is there.

use std::collections::{HashSet, VecDeque};

/// The number of page faults.
fn fifo_page_faults(pages: &[i32], frames: usize) -> usize {
    let mut queue = VecDeque::with_capacity(frames);
    let mut in_memory = HashSet::with_capacity(frames);
    let mut faults = 0;
    for &page in pages {
        if in_memory.contains(&page) {
            continue; // a hit does not change the order
        }
        faults += 1;
        if queue.len() == frames {
            if let Some(oldest) = queue.pop_front() {
                in_memory.remove(&oldest);
            }
        }
        queue.push_back(page);
        in_memory.insert(page);
    }
    faults
}
