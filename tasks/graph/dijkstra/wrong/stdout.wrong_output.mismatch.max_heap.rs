// Mistake: BinaryHeap gives the largest item first, so vertices are finished in the wrong order.

use std::collections::BinaryHeap;

const UNREACHABLE: i32 = 1_000_000_000;

/// The distance from source to every vertex.
fn dijkstra(n: usize, edges: &[(usize, usize, i32)], source: usize) -> Vec<i32> {
    let mut outgoing = vec![Vec::new(); n];
    for &(u, v, weight) in edges {
        outgoing[u].push((v, weight));
    }

    let mut distance = vec![UNREACHABLE; n];
    let mut is_finished = vec![false; n];
    distance[source] = 0;
    let mut heap = BinaryHeap::from([(0, source)]);
    while let Some((reached_at, u)) = heap.pop() {
        if is_finished[u] {
            continue;
        }
        is_finished[u] = true;
        for &(v, weight) in &outgoing[u] {
            let candidate = reached_at + weight;
            if candidate < distance[v] {
                distance[v] = candidate;
                heap.push((candidate, v));
            }
        }
    }
    distance
}
