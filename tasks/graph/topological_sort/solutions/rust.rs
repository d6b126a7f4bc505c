// Kahn's algorithm with a heap, O(V log V + E).
//
// Of the vertices without an unplaced predecessor the smallest is placed next, which gives the
// lexicographically smallest order. Vertices on or behind a cycle never become ready.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The smallest topological order, or an empty one if there is a cycle.
fn topological_sort(n: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let mut successors = vec![Vec::new(); n];
    let mut missing = vec![0; n]; // how many predecessors are not placed yet
    for &(u, v) in edges {
        successors[u].push(v);
        missing[v] += 1;
    }

    // BinaryHeap gives the largest item first; Reverse turns the order around.
    let mut ready: BinaryHeap<_> = (0..n).filter(|&v| missing[v] == 0).map(Reverse).collect();
    let mut order = Vec::with_capacity(n);
    while let Some(Reverse(u)) = ready.pop() {
        order.push(u);
        for &v in &successors[u] {
            missing[v] -= 1;
            if missing[v] == 0 {
                ready.push(Reverse(v));
            }
        }
    }
    if order.len() == n {
        order
    } else {
        Vec::new()
    }
}
