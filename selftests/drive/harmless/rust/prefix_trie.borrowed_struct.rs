use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone)]
pub struct Operation<'a> {
    pub kind: &'a str,
    #[allow(unused)]
    pub word: &'a str,
}

#[derive(Default)]
struct Trie<'a> {
    words: BTreeSet<&'a str>,
    prefixes: BTreeMap<&'a str, i32>,
}

impl<'a> Trie<'a> {
    fn insert(&mut self, word: &'a str) {
        if self.words.insert(word) {
            for length in 0..=word.len() {
                *self.prefixes.entry(&word[..length]).or_insert(0) += 1;
            }
        }
    }

    fn count(&self, prefix: &str) -> i32 {
        self.prefixes.get(prefix).copied().unwrap_or(0)
    }
}

pub fn run_trie<'a>(operations: &'a [Operation<'a>]) -> std::collections::VecDeque<i32> {
    let mut trie = Trie::default();
    operations
        .iter()
        .filter_map(|Operation { kind, word }| match *kind {
            "insert" => {
                trie.insert(word);
                None
            }
            "search" => Some(trie.words.contains(word) as i32),
            "starts_with" => Some((trie.count(word) > 0) as i32),
            _ => Some(trie.count(word)),
        })
        .collect()
}

fn main() {
    let operations = [
        ("search", "car"), ("insert", "card"), ("insert", "cart"), ("search", "car"),
        ("starts_with", "car"), ("insert", "care"), ("insert", "card"), ("count_prefix", "car"),
        ("count_prefix", "card"), ("search", "carts"), ("starts_with", "d"), ("insert", "car"),
        ("count_prefix", "car"), ("search", "car"), ("search", "ca"),
    ]
    .map(|(kind, word)| Operation { kind, word });
    let words: Vec<String> = run_trie(&operations).iter().map(|x| x.to_string()).collect();
    println!("{}", words.join(" "));
}
