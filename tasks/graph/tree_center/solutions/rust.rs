// Center of a tree from the distances to the ends of a longest path, O(V).
//
// A vertex a that is farthest from any start is an end of a longest path, and a vertex b that is
// farthest from a is the other end. No vertex is farther from v than the farther of a and b, so two
// distances say how far everything is from v at most.

use std::collections::VecDeque;

/// The one or two vertices of the center, ascending.
fn tree_center(n: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let mut neighbours = vec![Vec::new(); n];
    for &(u, v) in edges {
        neighbours[u].push(v);
        neighbours[v].push(u);
    }

    let a = farthest(&distances(&neighbours, 0));
    let from_a = distances(&neighbours, a);
    let from_b = distances(&neighbours, farthest(&from_a));
    let eccentricities: Vec<usize> = from_a
        .into_iter()
        .zip(from_b)
        .map(|(to_a, to_b)| to_a.max(to_b))
        .collect();
    let least = eccentricities.iter().min();
    (0..n)
        .filter(|&v| Some(&eccentricities[v]) == least)
        .collect()
}

/// How many edges away from the start each vertex is, by breadth-first search.
fn distances(neighbours: &[Vec<usize>], start: usize) -> Vec<usize> {
    let mut distance = vec![usize::MAX; neighbours.len()];
    distance[start] = 0;
    let mut queue = VecDeque::from([start]);
    while let Some(u) = queue.pop_front() {
        for &v in &neighbours[u] {
            if distance[v] == usize::MAX {
                distance[v] = distance[u] + 1;
                queue.push_back(v);
            }
        }
    }
    distance
}

/// A vertex whose distance is greatest.
fn farthest(distance: &[usize]) -> usize {
    (0..distance.len())
        .max_by_key(|&v| distance[v])
        .unwrap_or(0)
}
