// Maximum matching in a general graph by Edmonds' blossom algorithm, O(V^3).
//
// A matching grows along a path between two unmatched vertices whose edges are in turn outside and
// inside the matching. A breadth-first search looks for one. Where it closes a cycle of odd length,
// a blossom, the way around can be chosen so as to leave at any vertex of it: the whole blossom
// then acts as one vertex, its base.

use std::collections::VecDeque;

/// The number of edges of a maximum matching.
fn maximum_matching(n: usize, edges: &[(usize, usize)]) -> usize {
    let mut neighbours = vec![Vec::new(); n];
    for &(u, v) in edges {
        if u != v {
            neighbours[u].push(v);
            neighbours[v].push(u);
        }
    }

    let mut partner = vec![None; n];
    let mut size = 0;
    for root in 0..n {
        if partner[root].is_some() {
            continue;
        }
        let mut search = Search::new(&partner, root);
        if let Some(end) = search.find_end(&neighbours) {
            let before = search.before;
            flip(&mut partner, &before, end);
            size += 1;
        }
    }
    size
}

/// Exchanges the edges inside and outside the matching on the path that ends at a vertex.
fn flip(partner: &mut [Option<usize>], before: &[Option<usize>], end: usize) {
    let mut next = Some(end);
    while let Some(v) = next {
        // Only the root has nothing before it, and the path is at its end there.
        let Some(u) = before[v] else { return };
        next = partner[u].replace(v);
        partner[v] = Some(u);
    }
}

/// Alternating paths from one unmatched vertex, the root. Even vertices are those that a path
/// reaches over an even number of edges: it can go on from there outside the matching.
struct Search<'a> {
    partner: &'a [Option<usize>],
    /// For each odd vertex the even one from which it was reached.
    before: Vec<Option<usize>>,
    is_even: Vec<bool>,
    /// For each vertex the base of the outermost blossom around it.
    base: Vec<usize>,
    queue: VecDeque<usize>,
}

impl<'a> Search<'a> {
    fn new(partner: &'a [Option<usize>], root: usize) -> Self {
        let n = partner.len();
        let mut search = Search {
            partner,
            before: vec![None; n],
            is_even: vec![false; n],
            base: (0..n).collect(),
            queue: VecDeque::new(),
        };
        search.add_even(root);
        search
    }

    fn add_even(&mut self, v: usize) {
        self.is_even[v] = true;
        self.queue.push_back(v);
    }

    /// The other unmatched vertex of an alternating path, if there is one.
    fn find_end(&mut self, neighbours: &[Vec<usize>]) -> Option<usize> {
        while let Some(u) = self.queue.pop_front() {
            for &v in &neighbours[u] {
                if self.base[u] == self.base[v] || self.partner[u] == Some(v) {
                    continue;
                }
                if self.is_even[v] {
                    self.contract(u, v);
                } else if self.before[v].is_none() {
                    self.before[v] = Some(u);
                    match self.partner[v] {
                        None => return Some(v),
                        Some(mate) => self.add_even(mate),
                    }
                }
            }
        }
        None
    }

    /// Makes a blossom of the odd cycle that the edge between two even vertices closes.
    fn contract(&mut self, u: usize, v: usize) {
        let above_u = self.bases_above(u);
        let above_v = self.bases_above(v);
        // Both ways end at the root, so they share a last stretch; the blossom hangs at its start.
        let shared = above_u
            .iter()
            .rev()
            .zip(above_v.iter().rev())
            .take_while(|(a, b)| a == b)
            .count();
        let top = above_u[above_u.len() - shared];

        let mut inside = vec![false; self.base.len()];
        self.turn_around(u, v, top, &mut inside);
        self.turn_around(v, u, top, &mut inside);
        for w in 0..self.base.len() {
            if inside[self.base[w]] {
                self.base[w] = top;
                if !self.is_even[w] {
                    self.add_even(w);
                }
            }
        }
    }

    /// The bases of the even vertices from a vertex up to the root.
    fn bases_above(&self, v: usize) -> Vec<usize> {
        let mut bases = vec![self.base[v]];
        let mut last = self.base[v];
        while let Some(even) = self.partner[last].and_then(|odd| self.before[odd]) {
            last = self.base[even];
            bases.push(last);
        }
        bases
    }

    /// Marks the bases on one side of a blossom. Its even vertices get a way that comes from the
    /// other side, on which they are odd.
    fn turn_around(&mut self, u: usize, from: usize, top: usize, inside: &mut [bool]) {
        let (mut even, mut from) = (u, from);
        while self.base[even] != top {
            let Some(odd) = self.partner[even] else {
                return;
            };
            inside[self.base[even]] = true;
            inside[self.base[odd]] = true;
            self.before[even] = Some(from);
            from = odd;
            even = self.before[odd].unwrap_or(top);
        }
    }
}
