// Articulation points by one depth-first search (low points), O(V + E).
//
// low[v] is the smallest discovery time that can be reached from the subtree of v with at most one
// edge outside the search tree. If that is not earlier than the time of v's parent, the parent
// alone connects the subtree with the rest. A root has no rest above it: it needs two subtrees.

/// The articulation points in ascending order.
fn find_articulation_points(n: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let mut neighbours = vec![Vec::new(); n];
    for &(u, v) in edges {
        neighbours[u].push(v);
        neighbours[v].push(u);
    }

    let mut search = Search {
        neighbours: &neighbours,
        time: vec![None; n],
        clock: 0,
        is_point: vec![false; n],
    };
    for root in 0..n {
        if search.time[root].is_none() {
            search.visit(root, true);
        }
    }
    (0..n).filter(|&v| search.is_point[v]).collect()
}

struct Search<'a> {
    neighbours: &'a [Vec<usize>],
    time: Vec<Option<usize>>,
    clock: usize,
    is_point: Vec<bool>,
}

impl Search<'_> {
    /// Searches the subtree of u and returns its low point.
    fn visit(&mut self, u: usize, is_root: bool) -> usize {
        let now = self.clock;
        self.clock += 1;
        self.time[u] = Some(now);

        let mut low = now;
        let mut children = 0;
        for &v in &self.neighbours[u] {
            if let Some(earlier) = self.time[v] {
                low = low.min(earlier);
                continue;
            }
            let low_of_child = self.visit(v, false);
            low = low.min(low_of_child);
            children += 1;
            if !is_root && low_of_child >= now {
                self.is_point[u] = true;
            }
        }
        if is_root && children > 1 {
            self.is_point[u] = true;
        }
        low
    }
}
