// Mistake: the loop over the intermediate vertex is the innermost, so paths are joined too early.

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

    for i in 0..n {
        for j in 0..n {
            for k in 0..n {
                if distance[i][k] != UNREACHABLE && distance[k][j] != UNREACHABLE {
                    distance[i][j] = distance[i][j].min(distance[i][k] + distance[k][j]);
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
