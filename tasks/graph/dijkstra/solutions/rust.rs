// Dijkstra's algorithm with a binary heap, O((V + E) log V).
//
// The vertex that is nearest among the unfinished ones is finished next: no weight is negative,
// so a detour over vertices that are farther away cannot reach it sooner.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

const UNREACHABLE: i32 = 1_000_000_000;

/// The distance from source to every vertex.
fn dijkstra(n: usize, edges: &[(usize, usize, i32)], source: usize) -> Vec<i32> {
    let mut outgoing = vec![Vec::new(); n];
    for &(u, v, weight) in edges {
        outgoing[u].push((v, weight));
    }

    let mut distance = vec![UNREACHABLE; n];
    distance[source] = 0;
    // BinaryHeap gives the largest item first; Reverse turns the order around.
    let mut heap = BinaryHeap::from([Reverse((0, source))]);
    while let Some(Reverse((reached_at, u))) = heap.pop() {
        if reached_at > distance[u] {
            continue; // the heap cannot lower a key, so outdated entries stay in it
        }
        for &(v, weight) in &outgoing[u] {
            let candidate = reached_at + weight;
            if candidate < distance[v] {
                distance[v] = candidate;
                heap.push(Reverse((candidate, v)));
            }
        }
    }
    distance
}
