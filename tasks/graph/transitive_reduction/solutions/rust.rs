// Transitive reduction of an acyclic graph by longest paths, O(V * E).
//
// An edge (u, v) belongs to the reduction if no path from u to v has more edges than this one, that
// is, if a longest path has length 1. With the vertices in topological order, the longest paths
// from one start are found by looking at each edge once.

/// The edges that no longer path replaces, in ascending order.
fn transitive_reduction(n: usize, edges: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut sorted = edges.to_vec();
    sorted.sort_unstable();
    sorted.dedup(); // parallel edges count once

    let mut successors = vec![Vec::new(); n];
    for &(u, v) in &sorted {
        successors[u].push(v);
    }
    let order = topological_order(&successors);

    let mut kept = Vec::new();
    for (start, direct) in successors.iter().enumerate() {
        let longest = longest_paths(&successors, &order, start);
        kept.extend(
            direct
                .iter()
                .filter(|&&v| longest[v] == Some(1))
                .map(|&v| (start, v)),
        );
    }
    kept
}

/// The number of edges on a longest path from the start to each vertex that it leads to.
fn longest_paths(successors: &[Vec<usize>], order: &[usize], start: usize) -> Vec<Option<usize>> {
    let mut longest = vec![None; successors.len()];
    longest[start] = Some(0);
    for &u in order {
        if let Some(length) = longest[u] {
            for &v in &successors[u] {
                longest[v] = longest[v].max(Some(length + 1)); // None is less than any Some
            }
        }
    }
    longest
}

/// All vertices, the start of each edge before its end.
fn topological_order(successors: &[Vec<usize>]) -> Vec<usize> {
    let mut missing = vec![0; successors.len()]; // predecessors that are not placed yet
    for &v in successors.iter().flatten() {
        missing[v] += 1;
    }
    let mut ready: Vec<usize> = (0..missing.len()).filter(|&v| missing[v] == 0).collect();
    let mut order = Vec::with_capacity(missing.len());
    while let Some(u) = ready.pop() {
        order.push(u);
        for &v in &successors[u] {
            missing[v] -= 1;
            if missing[v] == 0 {
                ready.push(v);
            }
        }
    }
    order
}
