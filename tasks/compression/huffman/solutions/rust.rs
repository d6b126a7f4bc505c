// Huffman coding, O(n + k log k) for n characters, k of them distinct.
//
// The two rarest trees are merged into one until a single tree is left; the way from its root to a
// character is the character's code.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

enum Tree {
    Leaf,
    /// The positions of the branches 0 and 1 among all trees.
    Inner(usize, usize),
}

/// The codes of the distinct characters, in ascending order of the characters.
fn huffman_codes(text: &str) -> Vec<String> {
    let mut counts = BTreeMap::new();
    for character in text.chars() {
        *counts.entry(character).or_insert(0) += 1;
    }
    if counts.len() < 2 {
        // The way to a root that is a leaf would be empty.
        return counts.keys().map(|_| "0".to_string()).collect();
    }

    // The leaves come first, in the order of their characters, so the position of a tree's first
    // leaf stands for its smallest character. A heap entry has the count of a tree, its first leaf
    // and its own position.
    let mut trees: Vec<Tree> = counts.keys().map(|_| Tree::Leaf).collect();
    let mut heap: BinaryHeap<_> = counts
        .values()
        .enumerate()
        .map(|(leaf, &count)| Reverse((count, leaf, leaf)))
        .collect();
    let mut root = 0;
    while let Some(Reverse((count0, first0, zero))) = heap.pop() {
        root = zero;
        if let Some(Reverse((count1, first1, one))) = heap.pop() {
            heap.push(Reverse((count0 + count1, first0.min(first1), trees.len())));
            trees.push(Tree::Inner(zero, one));
        }
    }

    let mut codes = vec![String::new(); counts.len()];
    collect_codes(&trees, root, String::new(), &mut codes);
    codes
}

/// Writes the codes of all leaves below a tree that is itself reached by the given code.
fn collect_codes(trees: &[Tree], at: usize, code: String, codes: &mut [String]) {
    match trees[at] {
        Tree::Leaf => codes[at] = code,
        Tree::Inner(zero, one) => {
            collect_codes(trees, zero, code.clone() + "0", codes);
            collect_codes(trees, one, code + "1", codes);
        }
    }
}
