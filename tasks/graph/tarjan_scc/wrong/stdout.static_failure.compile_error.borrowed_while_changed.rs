// Mistake: the search owns the lists it walks over, so visit() would change it while it is borrowed.

/// The components, each in ascending order, ordered by their smallest vertex.
fn tarjan_scc(n: usize, edges: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut successors = vec![Vec::new(); n];
    for &(u, v) in edges {
        successors[u].push(v);
    }

    let mut search = Search {
        successors,
        number: vec![None; n],
        low: vec![0; n],
        found: 0,
        unassigned: Vec::new(),
        is_unassigned: vec![false; n],
        components: Vec::new(),
    };
    for root in 0..n {
        if search.number[root].is_none() {
            search.visit(root);
        }
    }
    search.components.sort_unstable();
    search.components
}

struct Search {
    successors: Vec<Vec<usize>>,
    number: Vec<Option<usize>>,
    low: Vec<usize>,
    found: usize,
    /// The vertices that were found, but are in no component yet, in the order of their numbers.
    unassigned: Vec<usize>,
    is_unassigned: Vec<bool>,
    components: Vec<Vec<usize>>,
}

impl Search {
    fn visit(&mut self, u: usize) {
        let number = self.found;
        self.found += 1;
        self.number[u] = Some(number);
        self.low[u] = number;
        self.unassigned.push(u);
        self.is_unassigned[u] = true;

        for &v in &self.successors[u] {
            match self.number[v] {
                None => {
                    self.visit(v);
                    self.low[u] = self.low[u].min(self.low[v]);
                }
                Some(earlier) if self.is_unassigned[v] => {
                    self.low[u] = self.low[u].min(earlier);
                }
                Some(_) => {}
            }
        }

        if self.low[u] == number {
            self.collect(u);
        }
    }

    /// Makes a component of a vertex and all that were found after it.
    fn collect(&mut self, first: usize) {
        let mut component = Vec::new();
        while let Some(v) = self.unassigned.pop() {
            self.is_unassigned[v] = false;
            component.push(v);
            if v == first {
                break;
            }
        }
        component.sort_unstable();
        self.components.push(component);
    }
}
