// Borůvka's algorithm for a minimum spanning forest, O(E log V).
//
// Every tree takes the lightest edge that leads out of it; some minimum forest contains all of
// these. Each round at least halves the number of trees that still have an edge leading out.

type Edge = (usize, usize, i32);

/// The total weight of a minimum spanning forest.
fn boruvka_mst_weight(n: usize, edges: &[(usize, usize, i32)]) -> i32 {
    let mut trees = DisjointSets::new(n);
    let mut outward = edges.to_vec();
    let mut total = 0;
    loop {
        // An edge inside a tree stays inside, so it needs no look in later rounds.
        outward.retain(|&(u, v, _)| trees.find(u) != trees.find(v));
        if outward.is_empty() {
            return total;
        }

        let mut lightest: Vec<Option<Edge>> = vec![None; n];
        for &edge in &outward {
            for end in [edge.0, edge.1] {
                let best = &mut lightest[trees.find(end)];
                if best.map_or(i32::MAX, |(_, _, weight)| weight) > edge.2 {
                    *best = Some(edge);
                }
            }
        }
        for (u, v, weight) in lightest.into_iter().flatten() {
            // Two trees may have chosen the same edge, and equal weights could close a cycle.
            if trees.union(u, v) {
                total += weight;
            }
        }
    }
}

/// A partition of 0..n that starts with every number on its own.
struct DisjointSets {
    parent: Vec<usize>,
    size: Vec<usize>,
}

impl DisjointSets {
    fn new(n: usize) -> Self {
        DisjointSets {
            parent: (0..n).collect(),
            size: vec![1; n],
        }
    }

    /// The representative of the set of x.
    fn find(&mut self, mut x: usize) -> usize {
        while self.parent[x] != x {
            // Path halving: each visited node moves up to its grandparent, so later finds are
            // short.
            self.parent[x] = self.parent[self.parent[x]];
            x = self.parent[x];
        }
        x
    }

    /// Joins the sets of x and y; false if they were one already.
    fn union(&mut self, x: usize, y: usize) -> bool {
        let (mut above, mut below) = (self.find(x), self.find(y));
        if above == below {
            return false;
        }
        // The smaller tree goes below the larger one, which keeps trees flat.
        if self.size[above] < self.size[below] {
            (above, below) = (below, above);
        }
        self.parent[below] = above;
        self.size[above] += self.size[below];
        true
    }
}
