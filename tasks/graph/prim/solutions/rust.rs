// Prim's algorithm for a minimum spanning forest, O(E log V).
//
// A tree grows from a start vertex, always by the lightest edge that leads out of it: some minimum
// forest contains this edge. When no edge leads out, the next tree starts at a vertex outside.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The total weight of a minimum spanning forest.
fn prim_mst_weight(n: usize, edges: &[(usize, usize, i32)]) -> i32 {
    let mut neighbours = vec![Vec::new(); n];
    for &(u, v, weight) in edges {
        neighbours[u].push((weight, v));
        neighbours[v].push((weight, u));
    }

    let mut total = 0;
    let mut in_forest = vec![false; n];
    // BinaryHeap gives the largest item first; Reverse turns the order around.
    let mut heap = BinaryHeap::new();
    for start in 0..n {
        if in_forest[start] {
            continue;
        }
        heap.push(Reverse((0, start))); // the first vertex of a tree costs nothing
        while let Some(Reverse((weight, u))) = heap.pop() {
            if in_forest[u] {
                continue; // a lighter edge has led to u in the meantime
            }
            in_forest[u] = true;
            total += weight;
            let outward = neighbours[u].iter().filter(|&&(_, v)| !in_forest[v]);
            heap.extend(outward.map(|&edge| Reverse(edge)));
        }
    }
    total
}
