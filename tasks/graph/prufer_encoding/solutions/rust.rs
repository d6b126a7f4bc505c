// Prüfer sequence of a tree, with a heap of the leaves, O(V log V).
//
// Removing a leaf takes away just one edge, so the only vertex that can become a leaf by it is the
// neighbour of the leaf. A heap gives the smallest leaf each time.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The neighbours of the leaves, in the order in which these are removed.
fn prufer_encode(n: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let mut vertices = vec![Vertex::default(); n];
    for &(u, v) in edges {
        vertices[u].toggle(v);
        vertices[u].degree += 1;
        vertices[v].toggle(u);
        vertices[v].degree += 1;
    }

    // BinaryHeap gives the largest item first; Reverse turns the order around.
    let mut leaves: BinaryHeap<_> = (0..n)
        .filter(|&v| vertices[v].degree == 1)
        .map(Reverse)
        .collect();
    let mut sequence = Vec::with_capacity(n - 2);
    while sequence.len() < n - 2 {
        let Some(Reverse(leaf)) = leaves.pop() else {
            unreachable!("a tree has leaves");
        };
        let neighbour = vertices[leaf].neighbours;
        sequence.push(neighbour);
        vertices[neighbour].toggle(leaf);
        vertices[neighbour].degree -= 1;
        if vertices[neighbour].degree == 1 {
            leaves.push(Reverse(neighbour));
        }
    }
    sequence
}

/// What must be known of a vertex to find the last of its neighbours.
#[derive(Clone, Default)]
struct Vertex {
    degree: usize,
    /// The exclusive or of all neighbours: with one neighbour left, that is it.
    neighbours: usize,
}

impl Vertex {
    /// Adds a neighbour, or takes it away if it is there.
    fn toggle(&mut self, neighbour: usize) {
        self.neighbours ^= neighbour;
    }
}
