// Core numbers by taking vertices off in the order of their degrees, O(V + E).
//
// The vertex with the fewest neighbours left can't be in a core of a higher number, so it is taken
// off. That lowers the degrees of its neighbours, but never below its own: they are at least in its
// core. Buckets by degree give the next vertex without a search.

/// For each vertex the greatest k of a core that it belongs to.
fn core_numbers(n: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let neighbours = distinct_neighbours(n, edges);
    // In the end, what is left of a degree is the core number.
    let mut degree: Vec<usize> = neighbours.iter().map(Vec::len).collect();
    let mut buckets = vec![Vec::new(); n];
    for (v, &d) in degree.iter().enumerate() {
        buckets[d].push(v);
    }

    let mut taken = vec![false; n];
    for k in 0..n {
        while let Some(u) = buckets[k].pop() {
            // A vertex stays in the buckets of its former degrees.
            if taken[u] {
                continue;
            }
            taken[u] = true;
            for &v in &neighbours[u] {
                if degree[v] > k {
                    degree[v] -= 1;
                    buckets[degree[v]].push(v);
                }
            }
        }
    }
    degree
}

/// The neighbours of each vertex; parallel edges lead to the same one.
fn distinct_neighbours(n: usize, edges: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut neighbours = vec![Vec::new(); n];
    for &(u, v) in edges {
        neighbours[u].push(v);
        neighbours[v].push(u);
    }
    for list in &mut neighbours {
        list.sort_unstable();
        list.dedup();
    }
    neighbours
}
