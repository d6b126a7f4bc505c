// Wrong: a page makes room when its first request comes up, though it was requested again.

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
            let Some((_, page)) = requests.pop_front() else {
                break;
            };
            last_request.remove(&page);
        }
    }
    faults
}
