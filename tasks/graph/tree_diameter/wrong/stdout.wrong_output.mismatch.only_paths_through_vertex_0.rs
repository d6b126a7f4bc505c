// Mistake: adds the two deepest branches at vertex 0, although the longest path may miss it.

/// The number of edges on a longest path.
fn tree_diameter(n: usize, edges: &[(usize, usize)]) -> usize {
    let mut neighbours = vec![Vec::new(); n];
    for &(u, v) in edges {
        neighbours[u].push(v);
        neighbours[v].push(u);
    }
    let mut depths: Vec<usize> = neighbours[0]
        .iter()
        .map(|&v| 1 + depth(&neighbours, v, 0))
        .collect();
    depths.sort_unstable_by(|a, b| b.cmp(a));
    depths.into_iter().take(2).sum()
}

/// The number of edges on a longest path that leads from u away from its parent.
fn depth(neighbours: &[Vec<usize>], u: usize, parent: usize) -> usize {
    neighbours[u]
        .iter()
        .filter(|&&v| v != parent)
        .map(|&v| 1 + depth(neighbours, v, u))
        .max()
        .unwrap_or(0)
}
