// Karger's minimum cut: contract random edges until two vertices are left, many times.
//
// What a run ends with is a cut, and of n vertices it is a given minimum cut with a probability of
// at least 2 / (n (n - 1)). With O(V^2) runs a miss becomes as unlikely as one likes; a run takes
// nearly O(E) time.

/// How many times as many runs as it takes for a miss with a probability of 1 / e; 14 of them make
/// it less than one in a million.
const CERTAINTY: usize = 14;

/// The number of edges of a minimum cut.
fn karger_min_cut(n: usize, edges: &[(usize, usize)]) -> usize {
    let mut rng = Rng(1);
    let mut edges: Vec<_> = edges.iter().copied().filter(|(u, v)| u != v).collect();
    (0..CERTAINTY * n * (n - 1) / 2)
        .map(|_| random_cut(n, &mut edges, &mut rng))
        .min()
        .unwrap_or(0)
}

/// Contracts random edges and counts those between the two vertices that remain. This changes the
/// order of the edges.
fn random_cut(n: usize, edges: &mut [(usize, usize)], rng: &mut Rng) -> usize {
    let mut groups = Groups::new(n);
    let mut count = n;
    let mut drawn = 0;
    while count > 2 {
        if drawn == edges.len() {
            return 0; // the graph has more than one component
        }
        let next = drawn + rng.below(edges.len() - drawn);
        edges.swap(drawn, next);
        let (u, v) = edges[drawn];
        drawn += 1;
        if groups.join(u, v) {
            count -= 1;
        }
    }
    edges[drawn..]
        .iter()
        .filter(|&&(u, v)| groups.find(u) != groups.find(v))
        .count()
}

/// Groups of vertices that have been contracted into one.
struct Groups {
    parent: Vec<usize>,
}

impl Groups {
    fn new(n: usize) -> Self {
        Groups {
            parent: (0..n).collect(),
        }
    }

    fn find(&mut self, mut v: usize) -> usize {
        while self.parent[v] != v {
            self.parent[v] = self.parent[self.parent[v]];
            v = self.parent[v];
        }
        v
    }

    /// Joins two groups; false if they are one already.
    fn join(&mut self, u: usize, v: usize) -> bool {
        let (u, v) = (self.find(u), self.find(v));
        self.parent[u] = v;
        u != v
    }
}

/// Random numbers by SplitMix64; the standard library has none.
struct Rng(u64);

impl Rng {
    /// A number in 0..bound.
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        (z % bound as u64) as usize
    }
}
