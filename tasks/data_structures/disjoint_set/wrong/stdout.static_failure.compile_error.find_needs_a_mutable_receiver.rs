// Mistake: find shortens paths, which it may not do through a shared reference.

/// What the operations answer, one after the other.
fn run_disjoint_set(n: usize, operations: &[(String, usize, usize)]) -> Vec<i32> {
    let mut sets = DisjointSet {
        parent: (0..n).collect(),
        size: vec![1; n],
        count: n,
    };
    let mut answers = Vec::with_capacity(operations.len());
    for (kind, a, b) in operations {
        answers.push(match kind.as_str() {
            "union" => i32::from(sets.union(*a, *b)),
            "connected" => i32::from(sets.find(*a) == sets.find(*b)),
            "size" => sets.size[sets.find(*a)] as i32,
            _ => sets.count as i32,
        });
    }
    answers
}

struct DisjointSet {
    parent: Vec<usize>,
    size: Vec<usize>,
    count: usize,
}

impl DisjointSet {
    fn find(&self, x: usize) -> usize {
        if self.parent[x] != x {
            self.parent[x] = self.find(self.parent[x]);
        }
        self.parent[x]
    }

    fn union(&mut self, a: usize, b: usize) -> bool {
        let (root, other) = (self.find(a), self.find(b));
        if root == other {
            return false;
        }
        self.parent[other] = root;
        self.size[root] += self.size[other];
        self.count -= 1;
        true
    }
}
