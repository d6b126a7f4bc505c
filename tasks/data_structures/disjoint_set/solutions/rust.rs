// Disjoint sets as a forest, with union by size and path halving.
//
// Every set is a tree whose root stands for it. An operation takes O(alpha(n)) amortised time,
// which is less than 5 for any n that occurs.

/// What the operations answer, one after the other.
fn run_disjoint_set(n: usize, operations: &[(String, usize, usize)]) -> Vec<i32> {
    let mut sets = DisjointSet::new(n);
    let mut answers = Vec::with_capacity(operations.len());
    for (kind, a, b) in operations {
        answers.push(match kind.as_str() {
            "union" => i32::from(sets.union(*a, *b)),
            "connected" => i32::from(sets.find(*a) == sets.find(*b)),
            "size" => sets.size_of(*a) as i32,
            "count" => sets.count as i32,
            _ => unreachable!("unknown operation {kind}"),
        });
    }
    answers
}

/// A partition of the numbers from 0 to n - 1.
struct DisjointSet {
    /// A root is its own parent.
    parent: Vec<usize>,
    /// Only the entries of roots are kept up to date.
    size: Vec<usize>,
    count: usize,
}

impl DisjointSet {
    fn new(n: usize) -> Self {
        DisjointSet {
            parent: (0..n).collect(),
            size: vec![1; n],
            count: n,
        }
    }

    /// The root of the tree that contains x.
    fn find(&mut self, mut x: usize) -> usize {
        while self.parent[x] != x {
            // Skipping every other ancestor makes the path half as long for the next time.
            self.parent[x] = self.parent[self.parent[x]];
            x = self.parent[x];
        }
        x
    }

    /// Merges the sets of a and b; whether they were different.
    fn union(&mut self, a: usize, b: usize) -> bool {
        let (mut root, mut other) = (self.find(a), self.find(b));
        if root == other {
            return false;
        }
        if self.size[root] < self.size[other] {
            std::mem::swap(&mut root, &mut other);
        }
        self.parent[other] = root;
        self.size[root] += self.size[other];
        self.count -= 1;
        true
    }

    fn size_of(&mut self, x: usize) -> usize {
        let root = self.find(x);
        self.size[root]
    }
}
