// Mistake: a path that ends early is followed all the same.

/**
 * What the queries among the operations answer, in order.
 *
 * @param {[string, string][]} operations
 * @returns {number[]}
 */
function runTrie(operations) {
  const root = { children: {}, words: 0, isWord: false };

  function find(prefix) {
    let node = root;
    for (const letter of prefix) {
      node = node.children[letter];
    }
    return node;
  }

  function insert(word) {
    const path = [];
    let node = root;
    for (const letter of word) {
      node.children[letter] ??= { children: {}, words: 0, isWord: false };
      node = node.children[letter];
      path.push(node);
    }
    if (node.isWord) return;
    node.isWord = true;
    for (const passed of path) passed.words++;
  }

  const answers = [];
  for (const [kind, word] of operations) {
    if (kind === "insert") {
      insert(word);
    } else if (kind === "search") {
      answers.push(find(word).isWord ? 1 : 0);
    } else if (kind === "starts_with") {
      answers.push(find(word) !== undefined ? 1 : 0);
    } else {
      answers.push(find(word).words);
    }
  }
  return answers;
}
