// Segment tree for sums and minima, O(log n) per operation.
//
// Node i has the children 2i and 2i + 1, and the leaves are the entries, from number n on. A range
// is made of O(log n) nodes, which are found on the way up from its two ends.

/// What the queries among the operations answer, in order.
fn run_segment_tree(values: &[i32], operations: &[(String, usize, i32)]) -> Vec<i32> {
    let mut tree = SegmentTree::new(values);
    let mut answers = Vec::new();
    for (kind, a, b) in operations {
        match kind.as_str() {
            "set" => tree.set(*a, *b),
            // The last index comes as a signed number, since b is a value elsewhere.
            "sum" => answers.push(tree.query(*a, *b as usize).sum as i32),
            "min" => answers.push(tree.query(*a, *b as usize).min),
            _ => unreachable!("unknown operation {kind}"),
        }
    }
    answers
}

/// What is known about some of the entries.
#[derive(Clone, Copy)]
struct Summary {
    /// 64 bits wide, since some nodes join the end of the array with its beginning.
    sum: i64,
    min: i32,
}

impl Summary {
    const EMPTY: Summary = Summary {
        sum: 0,
        min: i32::MAX,
    };

    fn of(value: i32) -> Self {
        Summary {
            sum: i64::from(value),
            min: value,
        }
    }

    fn join(self, other: Self) -> Self {
        Summary {
            sum: self.sum + other.sum,
            min: self.min.min(other.min),
        }
    }
}

struct SegmentTree {
    /// The inner nodes from 1 on, then the leaves.
    nodes: Vec<Summary>,
    leaves: usize,
}

impl SegmentTree {
    fn new(values: &[i32]) -> Self {
        let leaves = values.len();
        let mut nodes = vec![Summary::EMPTY; leaves];
        nodes.extend(values.iter().map(|&value| Summary::of(value)));
        for i in (1..leaves).rev() {
            nodes[i] = nodes[2 * i].join(nodes[2 * i + 1]);
        }
        SegmentTree { nodes, leaves }
    }

    fn set(&mut self, index: usize, value: i32) {
        let mut i = self.leaves + index;
        self.nodes[i] = Summary::of(value);
        while i > 1 {
            i /= 2;
            self.nodes[i] = self.nodes[2 * i].join(self.nodes[2 * i + 1]);
        }
    }

    /// About the entries from first to last, both included.
    fn query(&self, first: usize, last: usize) -> Summary {
        let mut result = Summary::EMPTY;
        let (mut low, mut high) = (self.leaves + first, self.leaves + last + 1);
        while low < high {
            // A right child at the left end, or a left one at the right end, is taken itself,
            // because its parent covers too much.
            if low % 2 == 1 {
                result = result.join(self.nodes[low]);
                low += 1;
            }
            if high % 2 == 1 {
                high -= 1;
                result = result.join(self.nodes[high]);
            }
            low /= 2;
            high /= 2;
        }
        result
    }
}
