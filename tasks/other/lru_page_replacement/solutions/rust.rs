// Least-recently-used page replacement, O(1) per request on average.
//
// All requests so far wait in a queue, and a map knows the last one of each page in memory. A
// request that is not the last of its page is out of date and is dropped when it comes up.

use std::collections::{HashMap, VecDeque};

/// The number of page faults.
fn lru_page_faults(pages: &[i32], frames: usize) -> usize {
    let mut last_request = HashMap::with_capacity(frames + 1);
    let mut requests = VecDeque::new();
    let mut faults = 0;
    for (time, &page) in pages.iter().enumerate() {
        requests.push_back((time, page));
        if last_request.insert(page, time).is_some() {
            continue;
        }
        faults += 1;
        while last_request.len() > frames {
            let Some((time, page)) = requests.pop_front() else {
                break;
            };
            if last_request.get(&page) == Some(&time) {
                last_request.remove(&page);
            }
        }
    }
    faults
}
