// Mistake: the potentials are also taken off the special value for unreachable vertices.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

const UNREACHABLE: i32 = 1_000_000_000;

/// The matrix of distances, or an empty one if there is a negative cycle.
fn johnson(n: usize, edges: &[(usize, usize, i32)]) -> Vec<Vec<i32>> {
    let Some(potential) = find_potential(n, edges) else {
        return Vec::new();
    };
    let mut outgoing = vec![Vec::new(); n];
    for &(u, v, weight) in edges {
        outgoing[u].push((v, weight + potential[u] - potential[v]));
    }

    let mut distance: Vec<Vec<i32>> = (0..n).map(|u| shortest_paths(&outgoing, u)).collect();
    for (u, row) in distance.iter_mut().enumerate() {
        for (v, d) in row.iter_mut().enumerate() {
            *d += potential[v] - potential[u];
        }
    }
    distance
}

/// Potentials that leave no edge negative, by Bellman-Ford: the distances from an added vertex
/// with an edge of weight 0 to every other. None if there is a negative cycle.
fn find_potential(n: usize, edges: &[(usize, usize, i32)]) -> Option<Vec<i32>> {
    let mut potential = vec![0; n];
    // No shortest path from the added vertex has more than n edges, and its first one is done.
    for _ in 0..n {
        let mut changed = false;
        for &(u, v, weight) in edges {
            if potential[u] + weight < potential[v] {
                potential[v] = potential[u] + weight;
                changed = true;
            }
        }
        if !changed {
            return Some(potential);
        }
    }
    None
}

/// The distance from a source to every vertex, by Dijkstra.
fn shortest_paths(outgoing: &[Vec<(usize, i32)>], source: usize) -> Vec<i32> {
    let mut distance = vec![UNREACHABLE; outgoing.len()];
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
