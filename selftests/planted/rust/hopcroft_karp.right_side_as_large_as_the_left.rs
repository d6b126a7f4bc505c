// Mistake: the right side is given as many vertices as the left one.

use std::collections::VecDeque;

/// The size of a maximum matching.
fn hopcroft_karp(n_left: usize, _n_right: usize, edges: &[(usize, usize)]) -> usize {
    let mut neighbours = vec![Vec::new(); n_left];
    for &(u, v) in edges {
        neighbours[u].push(v);
    }
    let mut matching = Matching {
        neighbours: &neighbours,
        left: vec![None; n_left],
        right: vec![None; n_left],
        layer: vec![None; n_left],
        tried: vec![0; n_left],
    };

    let mut size = 0;
    while matching.build_layers() {
        matching.tried.fill(0);
        for root in 0..n_left {
            if matching.left[root].is_none() && matching.augment(root) {
                size += 1;
            }
        }
    }
    size
}

struct Matching<'a> {
    /// The right neighbours of each left vertex.
    neighbours: &'a [Vec<usize>],
    /// The partner of each left vertex.
    left: Vec<Option<usize>>,
    /// The partner of each right vertex.
    right: Vec<Option<usize>>,
    /// How many matched edges an alternating path from an unmatched left vertex needs.
    layer: Vec<Option<usize>>,
    /// How many neighbours were tried in this phase; none is tried twice.
    tried: Vec<usize>,
}

impl Matching<'_> {
    /// Sorts the left vertices into layers; says whether there is an augmenting path.
    fn build_layers(&mut self) -> bool {
        self.layer.fill(None);
        let mut queue = VecDeque::new();
        for (u, partner) in self.left.iter().enumerate() {
            if partner.is_none() {
                self.layer[u] = Some(0);
                queue.push_back((u, 0));
            }
        }

        // The last layer of the shortest augmenting paths, once one was found.
        let mut last = None;
        while let Some((u, depth)) = queue.pop_front() {
            if last.is_some_and(|last| depth > last) {
                // Taken back, so that no search passes the last layer.
                self.layer[u] = None;
                continue;
            }
            for &v in &self.neighbours[u] {
                match self.right[v] {
                    None => last = Some(depth),
                    Some(next) if self.layer[next].is_none() => {
                        self.layer[next] = Some(depth + 1);
                        queue.push_back((next, depth + 1));
                    }
                    Some(_) => {}
                }
            }
        }
        last.is_some()
    }

    /// Flips a shortest augmenting path from a left vertex, if there is one left.
    fn augment(&mut self, u: usize) -> bool {
        while let Some(&v) = self.neighbours[u].get(self.tried[u]) {
            self.tried[u] += 1;
            let is_free = match self.right[v] {
                None => true,
                Some(next) => {
                    self.layer[next] == self.layer[u].map(|depth| depth + 1) && self.augment(next)
                }
            };
            if is_free {
                self.left[u] = Some(v);
                self.right[v] = Some(u);
                return true;
            }
        }
        false
    }
}
