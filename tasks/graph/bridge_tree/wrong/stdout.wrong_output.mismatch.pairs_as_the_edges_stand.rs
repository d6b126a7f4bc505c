// Mistake: the labels of a pair come in the order of the ends of the edge, not ascending.

/// The label of each vertex's group, and the sorted pairs of groups that an edge joins.
fn bridge_tree(n: usize, edges: &[(usize, usize)]) -> (Vec<usize>, Vec<(usize, usize)>) {
    let mut incident = vec![Vec::new(); n];
    for (index, &(u, v)) in edges.iter().enumerate() {
        incident[u].push((v, index));
        incident[v].push((u, index));
    }

    let mut search = Search {
        incident: &incident,
        time: vec![None; n],
        open: Vec::new(),
        clock: 0,
        labels: vec![0; n],
        bridges: Vec::new(),
    };
    search.visit(0, None); // the graph is connected

    let labels = search.labels;
    let mut tree: Vec<_> = search
        .bridges
        .into_iter()
        .map(|index| {
            let (u, v) = edges[index];
            (labels[u], labels[v])
        })
        .collect();
    tree.sort_unstable();
    (labels, tree)
}

struct Search<'a> {
    /// For each vertex its neighbours, each with the index of the edge.
    incident: &'a [Vec<(usize, usize)>],
    time: Vec<Option<usize>>,
    /// Discovered vertices without a group.
    open: Vec<usize>,
    clock: usize,
    labels: Vec<usize>,
    bridges: Vec<usize>,
}

impl Search<'_> {
    /// Searches the subtree of u and returns low[u].
    fn visit(&mut self, u: usize, found_by: Option<usize>) -> usize {
        let now = self.clock;
        self.clock += 1;
        self.time[u] = Some(now);
        let mut low = now;
        let begin = self.open.len();
        self.open.push(u);

        let incident = self.incident;
        for &(v, index) in &incident[u] {
            // Edges are told apart by index: a second edge to the parent is a way back.
            if Some(index) == found_by {
                continue;
            }
            let reached = match self.time[v] {
                Some(earlier) => earlier,
                None => self.visit(v, Some(index)),
            };
            low = low.min(reached);
        }

        if low == now {
            let group = self.open.split_off(begin);
            let label = group.iter().copied().min().unwrap_or(u);
            for v in group {
                self.labels[v] = label;
            }
            self.bridges.extend(found_by);
        }
        low
    }
}
