// A trie: words that begin alike share the path of their beginning. O(length) per operation.
//
// Every node knows how many words pass through it, so prefixes are counted without a walk below
// them.

/**
 * What the queries among the operations answer, in order.
 *
 * @param {[string, string][]} operations
 * @returns {number[]}
 */
function runTrie(operations) {
  const trie = new Trie();
  const answers = [];
  for (const [kind, word] of operations) {
    switch (kind) {
      case "insert":
        trie.insert(word);
        break;
      case "search":
        answers.push(trie.has(word) ? 1 : 0);
        break;
      case "starts_with":
        answers.push(trie.count(word) > 0 ? 1 : 0);
        break;
      case "count_prefix":
        answers.push(trie.count(word));
        break;
    }
  }
  return answers;
}

class TrieNode {
  constructor() {
    this.children = new Map();
    this.words = 0; // how many stored words begin this way
    this.isWord = false;
  }
}

/** A set of words. */
class Trie {
  constructor() {
    this.root = new TrieNode();
  }

  /** The node of a prefix; undefined if no stored word begins with it. */
  find(prefix) {
    let node = this.root;
    for (const letter of prefix) {
      node = node?.children.get(letter);
    }
    return node;
  }

  has(word) {
    return this.find(word)?.isWord ?? false;
  }

  /** How many stored words begin with a prefix. */
  count(prefix) {
    return this.find(prefix)?.words ?? 0;
  }

  insert(word) {
    if (this.has(word)) return; // counting it again would count it twice on its whole path
    let node = this.root;
    for (const letter of word) {
      if (!node.children.has(letter)) node.children.set(letter, new TrieNode());
      node = node.children.get(letter);
      node.words++;
    }
    node.isWord = true;
  }
}
