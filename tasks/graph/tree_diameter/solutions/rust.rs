// Diameter of a tree by two breadth-first searches, O(V).
//
// Whatever vertex the first search starts from, the last vertex it comes to is an end of a longest
// path. The second search starts there, and the last vertex it comes to is the other end.

use std::collections::VecDeque;

/// The number of edges on a longest path.
fn tree_diameter(n: usize, edges: &[(usize, usize)]) -> usize {
    let mut neighbours = vec![Vec::new(); n];
    for &(u, v) in edges {
        neighbours[u].push(v);
        neighbours[v].push(u);
    }
    let (end, _) = farthest(&neighbours, 0);
    let (_, length) = farthest(&neighbours, end);
    length
}

/// A vertex farthest from the start, and its distance.
fn farthest(neighbours: &[Vec<usize>], start: usize) -> (usize, usize) {
    let mut seen = vec![false; neighbours.len()];
    seen[start] = true;
    let mut queue = VecDeque::from([(start, 0)]);
    let mut last = (start, 0);
    while let Some((u, distance)) = queue.pop_front() {
        last = (u, distance);
        for &v in &neighbours[u] {
            if !seen[v] {
                seen[v] = true;
                queue.push_back((v, distance + 1));
            }
        }
    }
    last
}
