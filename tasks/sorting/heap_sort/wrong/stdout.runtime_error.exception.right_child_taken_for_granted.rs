// Wrong: a node with a left child is taken to have a right one too, which the last node may lack.

fn heap_sort(values: &[i32]) -> Vec<i32> {
    let mut heap = values.to_vec();
    for root in (0..heap.len() / 2).rev() {
        sift_down(&mut heap, root);
    }
    for last in (1..heap.len()).rev() {
        heap.swap(0, last);
        sift_down(&mut heap[..last], 0);
    }
    heap
}

fn sift_down(heap: &mut [i32], mut root: usize) {
    while 2 * root + 1 < heap.len() {
        let left = 2 * root + 1;
        let child = if heap[left + 1] > heap[left] { left + 1 } else { left };
        if heap[child] <= heap[root] {
            return;
        }
        heap.swap(root, child);
        root = child;
    }
}
