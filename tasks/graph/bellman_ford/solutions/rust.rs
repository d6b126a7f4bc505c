// Bellman-Ford shortest paths, O(V * E).
//
// A round relaxes every edge once. Without a negative cycle a shortest path has at most n - 1
// edges, and as many rounds find it; if one more round still improves something, there is such a
// cycle.

const UNREACHABLE: i32 = 1_000_000_000;

/// The distance from the source to every vertex; empty if it reaches a negative cycle.
fn bellman_ford(n: usize, edges: &[(usize, usize, i32)], source: usize) -> Vec<i32> {
    // None stands for vertices that no path has reached yet. 64 bits, because the parallel edges
    // of a negative cycle can lower a distance thousands of times in a single round.
    let mut distance: Vec<Option<i64>> = vec![None; n];
    distance[source] = Some(0);

    let mut rounds = 0;
    while relax(&mut distance, edges) {
        rounds += 1;
        if rounds == n {
            return Vec::new();
        }
    }
    let or_unreachable = |d: Option<i64>| d.map_or(UNREACHABLE, |d| d as i32);
    distance.into_iter().map(or_unreachable).collect()
}

/// Takes every edge that improves a distance; returns whether any did.
fn relax(distance: &mut [Option<i64>], edges: &[(usize, usize, i32)]) -> bool {
    let mut improved = false;
    for &(u, v, weight) in edges {
        let Some(start) = distance[u] else { continue };
        let candidate = start + i64::from(weight);
        if candidate < distance[v].unwrap_or(i64::MAX) {
            distance[v] = Some(candidate);
            improved = true;
        }
    }
    improved
}
