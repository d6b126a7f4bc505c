// Floyd-Warshall all-pairs shortest paths, O(V^3).
//
// After round k, distance[i][j] is the length of the shortest path from i to j that passes only
// through vertices 0..=k on the way.

const UNREACHABLE: i32 = 1_000_000_000;

/// The matrix of distances, or an empty one if there is a negative cycle.
fn floyd_warshall(n: usize, edges: &[(usize, usize, i32)]) -> Vec<Vec<i32>> {
    let mut distance = vec![vec![UNREACHABLE; n]; n];
    for (v, row) in distance.iter_mut().enumerate() {
        row[v] = 0;
    }
    for &(u, v, weight) in edges {
        distance[u][v] = distance[u][v].min(weight);
    }

    for k in 0..n {
        // A copy, since a row cannot be read while the matrix is changed. Without a negative
        // cycle round k leaves row k as it is; with one, entries only become smaller.
        let from_k = distance[k].clone();
        for row in &mut distance {
            let to_k = row[k];
            if to_k == UNREACHABLE {
                continue;
            }
            for (direct, &onward) in row.iter_mut().zip(&from_k) {
                // A negative weight must not turn "unreachable" into a large distance.
                if onward != UNREACHABLE {
                    *direct = (*direct).min(to_k + onward);
                }
            }
        }
    }

    let has_negative_cycle = distance.iter().enumerate().any(|(v, row)| row[v] < 0);
    if has_negative_cycle {
        Vec::new()
    } else {
        distance
    }
}
