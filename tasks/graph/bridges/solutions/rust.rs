// Bridges by one depth-first search (Tarjan's low points), O(V + E).
//
// low[v] is the smallest discovery time that can be reached from the subtree of v without the
// edge by which v was found. If that is later than the time of v's parent, no other way leads out
// of the subtree, and the edge is a bridge.

/// The bridges as sorted pairs (u, v) with u < v.
fn find_bridges(n: usize, edges: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut incident = vec![Vec::new(); n];
    for (index, &(u, v)) in edges.iter().enumerate() {
        incident[u].push((v, index));
        incident[v].push((u, index));
    }

    let mut search = Search {
        incident: &incident,
        time: vec![None; n],
        low: vec![0; n],
        clock: 0,
        bridges: Vec::new(),
    };
    for root in 0..n {
        if search.time[root].is_none() {
            search.visit(root, None);
        }
    }
    search.bridges.sort_unstable();
    search.bridges
}

struct Search<'a> {
    /// For each vertex its neighbours, each with the index of the edge.
    incident: &'a [Vec<(usize, usize)>],
    time: Vec<Option<usize>>,
    low: Vec<usize>,
    clock: usize,
    bridges: Vec<(usize, usize)>,
}

impl Search<'_> {
    fn visit(&mut self, u: usize, found_by: Option<usize>) {
        let now = self.clock;
        self.clock += 1;
        self.time[u] = Some(now);
        self.low[u] = now;
        for &(v, index) in &self.incident[u] {
            // Edges are told apart by index: a second edge to the parent is a way back.
            if Some(index) == found_by {
                continue;
            }
            if let Some(earlier) = self.time[v] {
                self.low[u] = self.low[u].min(earlier);
                continue;
            }
            self.visit(v, Some(index));
            self.low[u] = self.low[u].min(self.low[v]);
            if self.low[v] > now {
                self.bridges.push((u.min(v), u.max(v)));
            }
        }
    }
}
