// Fenwick tree (binary indexed tree), O(log n) per update and per sum.
//
// Counting from 1, node i holds the sum of the entries that end with entry i, as many as the lowest
// set bit of i says. Clearing or adding that bit leads to the next node that matters.

/// What the queries among the operations answer, in order.
fn run_fenwick_tree(values: &[i32], operations: &[(String, usize, i32)]) -> Vec<i32> {
    let mut tree = FenwickTree::new(values);
    let mut answers = Vec::new();
    for (kind, a, b) in operations {
        match kind.as_str() {
            "add" => tree.add(*a, *b),
            "prefix" => answers.push(tree.prefix_sum(a + 1)),
            // The last index comes as a signed number, since b is an amount elsewhere.
            "range" => answers.push(tree.prefix_sum(*b as usize + 1) - tree.prefix_sum(*a)),
            _ => unreachable!("unknown operation {kind}"),
        }
    }
    answers
}

/// An array whose entries can be changed and whose prefixes can be summed.
struct FenwickTree {
    /// Node 0 is unused.
    nodes: Vec<i32>,
}

fn lowest_bit(i: usize) -> usize {
    i & i.wrapping_neg()
}

impl FenwickTree {
    fn new(values: &[i32]) -> Self {
        let mut nodes = vec![0; values.len() + 1];
        for (index, &value) in values.iter().enumerate() {
            // The nodes just below hold the stretches that together with this entry make the new
            // one; from right to left, every sum on the way is one of neighbouring entries.
            let i = index + 1;
            nodes[i] = value;
            let mut part = index;
            while part > i - lowest_bit(i) {
                nodes[i] += nodes[part];
                part -= lowest_bit(part);
            }
        }
        FenwickTree { nodes }
    }

    /// Adds to one entry, and so to all nodes that cover it.
    fn add(&mut self, index: usize, delta: i32) {
        let mut i = index + 1;
        while let Some(node) = self.nodes.get_mut(i) {
            *node += delta;
            i += lowest_bit(i);
        }
    }

    /// The sum of the first so many entries.
    fn prefix_sum(&self, length: usize) -> i32 {
        let mut sum = 0;
        let mut i = length;
        while i > 0 {
            sum += self.nodes[i];
            i -= lowest_bit(i);
        }
        sum
    }
}
