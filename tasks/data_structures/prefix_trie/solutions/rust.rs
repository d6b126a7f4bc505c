// A trie: words that begin alike share the path of their beginning. O(length) per operation.
//
// Every node knows how many words pass through it, so prefixes are counted without a walk below
// them.

use std::collections::BTreeMap;

/// What the queries among the operations answer, in order.
fn run_trie(operations: &[(String, String)]) -> Vec<i32> {
    let mut trie = Trie::default();
    let mut answers = Vec::new();
    for (kind, word) in operations {
        match kind.as_str() {
            "insert" => trie.insert(word),
            "search" => answers.push(i32::from(trie.contains(word))),
            "starts_with" => answers.push(i32::from(trie.count(word) > 0)),
            "count_prefix" => answers.push(trie.count(word)),
            _ => unreachable!("unknown operation {kind}"),
        }
    }
    answers
}

#[derive(Default)]
struct Node {
    children: BTreeMap<u8, Node>,
    /// How many stored words begin this way.
    words: i32,
    is_word: bool,
}

/// A set of words.
#[derive(Default)]
struct Trie {
    root: Node,
}

impl Trie {
    /// The node of a prefix, if any stored word begins with it.
    fn find(&self, prefix: &str) -> Option<&Node> {
        prefix
            .bytes()
            .try_fold(&self.root, |node, letter| node.children.get(&letter))
    }

    fn contains(&self, word: &str) -> bool {
        self.find(word).is_some_and(|node| node.is_word)
    }

    fn count(&self, prefix: &str) -> i32 {
        self.find(prefix).map_or(0, |node| node.words)
    }

    fn insert(&mut self, word: &str) {
        if self.contains(word) {
            return; // counting it again would count it twice on its whole path
        }
        let mut node = &mut self.root;
        for letter in word.bytes() {
            node = node.children.entry(letter).or_default();
            node.words += 1;
        }
        node.is_word = true;
    }
}
