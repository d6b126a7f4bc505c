// Hierholzer's algorithm for a circuit through all edges of a directed graph, O(V + E log E).
//
// A walk along unused edges can get stuck only where it began, if every vertex has as many edges
// going out as coming in. Then it is read backwards: where a vertex has unused edges left, they
// form closed walks, which are inserted there. Taking the smallest successor first makes the
// result the smallest.

/// The smallest circuit that uses every edge once; empty if there is none.
fn eulerian_circuit(n: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let mut unused = vec![Vec::new(); n];
    let mut entering = vec![0; n];
    for &(u, v) in edges {
        unused[u].push(v);
        entering[v] += 1;
    }
    let balanced = (0..n).all(|v| unused[v].len() == entering[v]);
    let Some(start) = (0..n).find(|&v| balanced && !unused[v].is_empty()) else {
        return Vec::new();
    };
    for successors in &mut unused {
        successors.sort_unstable_by(|a, b| b.cmp(a)); // pop gives the smallest
    }

    let mut circuit = Vec::with_capacity(edges.len() + 1);
    let mut stack = vec![start];
    while let Some(&u) = stack.last() {
        if let Some(v) = unused[u].pop() {
            stack.push(v);
        } else {
            circuit.push(u);
            stack.pop();
        }
    }
    if circuit.len() <= edges.len() {
        return Vec::new(); // edges in another component have not been reached
    }
    circuit.reverse();
    circuit
}
