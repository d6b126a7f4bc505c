// Kosaraju's strongly connected components, O(V + E).
//
// A depth-first search lists the vertices in the order in which it leaves them. The vertex left
// last lies in a component that no other one leads into, so all that leads to this vertex is its
// component. Without them, the same holds for the vertex that was left last of the others.

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
    let mut assigned = vec![false; n];
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
