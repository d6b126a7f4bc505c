// A trail through all edges, by Hierholzer's algorithm, O(V + E log E).
//
// From the start the trail goes on along unused edges until it is stuck, which can only happen at
// its end. Then it is read backwards: where a vertex has unused edges left, they form closed
// trails, which are inserted there. Taking the smallest neighbour first makes the result the
// smallest of all.

use std::cmp::Reverse;

/// The smallest trail that uses every edge once; empty if there is none.
fn eulerian_path(n: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    // For each vertex its neighbours, each with the index of the edge.
    let mut links = vec![Vec::new(); n];
    for (index, &(u, v)) in edges.iter().enumerate() {
        links[u].push((v, index));
        links[v].push((u, index));
    }
    for list in &mut links {
        list.sort_unstable_by_key(|&link| Reverse(link)); // pop gives the smallest
    }
    let Some(start) = start_of_trail(&links) else {
        return Vec::new();
    };

    let mut used = vec![false; edges.len()];
    let mut trail = Vec::with_capacity(edges.len() + 1);
    let mut stack = vec![start];
    while let Some(&u) = stack.last() {
        match links[u].pop() {
            None => {
                trail.push(u);
                stack.pop();
            }
            Some((v, index)) if !used[index] => {
                used[index] = true;
                stack.push(v);
            }
            Some(_) => {}
        }
    }
    if trail.len() <= edges.len() {
        return Vec::new(); // edges in another component have not been reached
    }
    trail.reverse();
    trail
}

/// Where a trail has to start, unless there are no edges or the degrees rule a trail out.
fn start_of_trail(links: &[Vec<(usize, usize)>]) -> Option<usize> {
    let odd: Vec<usize> = (0..links.len())
        .filter(|&v| links[v].len() % 2 == 1)
        .collect();
    match odd[..] {
        [] => links.iter().position(|list| !list.is_empty()),
        [first, _] => Some(first),
        _ => None,
    }
}
