// Mistake: one vertex need only reach the other, not each the other.

/// The components, each in ascending order, ordered by their smallest vertex.
fn mutual_reachability_scc(n: usize, edges: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut successors = vec![Vec::new(); n];
    for &(u, v) in edges {
        successors[u].push(v);
    }
    let reaches: Vec<Vec<bool>> = (0..n).map(|u| reachable_from(&successors, u)).collect();

    let mut components = Vec::new();
    let mut assigned = vec![false; n];
    for u in 0..n {
        if assigned[u] {
            continue;
        }
        let component: Vec<usize> = (u..n).filter(|&v| reaches[u][v] || reaches[v][u]).collect();
        for &v in &component {
            assigned[v] = true;
        }
        components.push(component);
    }
    components
}

/// For each vertex whether a path leads to it from the source; to the source itself one does.
fn reachable_from(successors: &[Vec<usize>], source: usize) -> Vec<bool> {
    let mut seen = vec![false; successors.len()];
    seen[source] = true;
    let mut stack = vec![source];
    while let Some(u) = stack.pop() {
        for &v in &successors[u] {
            if !seen[v] {
                seen[v] = true;
                stack.push(v);
            }
        }
    }
    seen
}
