// Mistake: a parallel edge replaces the one before, and does not add to it.

/// The weight of a minimum cut.
fn stoer_wagner_min_cut(n: usize, edges: &[(usize, usize, i32)]) -> i32 {
    let mut weight = vec![vec![0; n]; n];
    for &(u, v, w) in edges {
        if u != v {
            weight[u][v] = w;
            weight[v][u] = w;
        }
    }

    let mut vertices: Vec<usize> = (0..n).collect();
    let mut best = i32::MAX;
    while vertices.len() > 1 {
        let (s, t, cut) = minimum_cut_phase(&weight, &vertices);
        best = best.min(cut);
        vertices.retain(|&v| v != t);
        for &v in vertices.iter().filter(|&&v| v != s) {
            weight[s][v] += weight[t][v];
            weight[v][s] = weight[s][v];
        }
    }
    best
}

/// The last two vertices of the phase and the weight of all edges at the last.
fn minimum_cut_phase(weight: &[Vec<i32>], vertices: &[usize]) -> (usize, usize, i32) {
    let mut strength = vec![0; weight.len()];
    let mut rest = vertices.to_vec();
    // A vertex that is collected goes to the end of the list, which shrinks from there.
    for collected in 0..vertices.len() {
        let left = vertices.len() - collected;
        let strongest = (0..left).max_by_key(|&i| strength[rest[i]]).unwrap_or(0);
        rest.swap(strongest, left - 1);
        let u = rest[left - 1];
        for &v in &rest[..left - 1] {
            strength[v] += weight[u][v];
        }
    }
    let (t, s) = (rest[0], rest[1]);
    (s, t, strength[t])
}
