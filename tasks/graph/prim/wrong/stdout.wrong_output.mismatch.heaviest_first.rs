// Mistake: a BinaryHeap gives the largest item first, so this is a maximum spanning forest.

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
    let mut heap = BinaryHeap::new();
    for start in 0..n {
        if in_forest[start] {
            continue;
        }
        heap.push((0, start)); // the first vertex of a tree costs nothing
        while let Some((weight, u)) = heap.pop() {
            if in_forest[u] {
                continue; // another edge has led to u in the meantime
            }
            in_forest[u] = true;
            total += weight;
            let outward = neighbours[u].iter().filter(|&&(_, v)| !in_forest[v]);
            heap.extend(outward);
        }
    }
    total
}
