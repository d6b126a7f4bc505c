// Mistake: the marks of the first search are not erased, so the second finds nothing.

/// The components, each in ascending order, ordered by their smallest vertex.
fn kosaraju_scc(n: usize, edges: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut successors = vec![Vec::new(); n];
    let mut predecessors = vec![Vec::new(); n];
    for &(u, v) in edges {
        successors[u].push(v);
        predecessors[v].push(u);
    }

    let mut finished = Vec::with_capacity(n);
    let mut seen = vec![false; n];
    for root in 0..n {
        if !seen[root] {
            search(&successors, root, &mut seen, &mut finished);
        }
    }

    let mut components = Vec::new();
    let mut assigned = seen;
    for &root in finished.iter().rev() {
        if !assigned[root] {
            let mut component = Vec::new();
            search(&predecessors, root, &mut assigned, &mut component);
            component.sort_unstable();
            components.push(component);
        }
    }
    components.sort_unstable();
    components
}

/// Pushes u and all unseen vertices that it reaches, each when the depth-first search leaves it.
fn search(neighbours: &[Vec<usize>], u: usize, seen: &mut [bool], left: &mut Vec<usize>) {
    seen[u] = true;
    for &v in &neighbours[u] {
        if !seen[v] {
            search(neighbours, v, seen, left);
        }
    }
    left.push(u);
}
