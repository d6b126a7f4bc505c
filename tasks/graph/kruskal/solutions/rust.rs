// Kruskal's algorithm for a minimum spanning forest, O(E log E).
//
// Edges are taken from the lightest to the heaviest; one that joins two different trees is the
// lightest way out of either, so it belongs to a minimum forest. A disjoint-set forest knows
// which tree a vertex is in.

/// The total weight of a minimum spanning forest.
fn kruskal_mst_weight(n: usize, edges: &[(usize, usize, i32)]) -> i32 {
    let mut by_weight = edges.to_vec();
    by_weight.sort_unstable_by_key(|&(_, _, weight)| weight);

    let mut trees = DisjointSets::new(n);
    let mut total = 0;
    for (u, v, weight) in by_weight {
        if trees.union(u, v) {
            total += weight;
        }
    }
    total
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
