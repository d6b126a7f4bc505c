// Shortest paths in a graph without cycles, O(V + E).
//
// The vertices are taken in a topological order. When a vertex comes up, all edges into it have
// been followed, so its distance is final; negative weights do no harm.

const UNREACHABLE: i32 = 1_000_000_000;

/// The distance from source to every vertex.
fn dag_shortest_path(n: usize, edges: &[(usize, usize, i32)], source: usize) -> Vec<i32> {
    let mut outgoing = vec![Vec::new(); n];
    for &(u, v, weight) in edges {
        outgoing[u].push((v, weight));
    }

    let mut distance = vec![None; n];
    distance[source] = Some(0);
    for u in topological_order(&outgoing) {
        // Edges that start at unreachable vertices lead nowhere.
        let Some(so_far) = distance[u] else { continue };
        for &(v, weight) in &outgoing[u] {
            let candidate = so_far + weight;
            distance[v] = Some(distance[v].map_or(candidate, |d: i32| d.min(candidate)));
        }
    }
    distance
        .into_iter()
        .map(|d| d.unwrap_or(UNREACHABLE))
        .collect()
}

/// All vertices, the start of each edge before its end.
fn topological_order(outgoing: &[Vec<(usize, i32)>]) -> Vec<usize> {
    let mut incoming = vec![0; outgoing.len()];
    for &(v, _) in outgoing.iter().flatten() {
        incoming[v] += 1;
    }
    let mut ready: Vec<usize> = (0..outgoing.len()).filter(|&v| incoming[v] == 0).collect();
    let mut order = Vec::with_capacity(outgoing.len());
    while let Some(u) = ready.pop() {
        order.push(u);
        for &(v, _) in &outgoing[u] {
            incoming[v] -= 1;
            if incoming[v] == 0 {
                ready.push(v);
            }
        }
    }
    order
}
