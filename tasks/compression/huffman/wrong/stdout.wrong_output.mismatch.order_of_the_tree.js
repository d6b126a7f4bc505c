// Wrong: the codes come in the order of the tree, not of the characters.

/**
 * The codes of the distinct characters, in ascending order of the characters.
 *
 * @param {string} text
 * @returns {string[]}
 */
function huffmanCodes(text) {
  const counts = new Map();
  for (const character of text) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  if (counts.size === 0) return [];
  if (counts.size === 1) return ["0"]; // the way to a root that is a leaf would be empty

  const trees = new TreeHeap();
  for (const [character, count] of counts) trees.push({ count, smallest: character });
  while (trees.size > 1) {
    const zero = trees.pop();
    const one = trees.pop();
    const smallest = zero.smallest < one.smallest ? zero.smallest : one.smallest;
    trees.push({ count: zero.count + one.count, smallest, zero, one });
  }
  const codes = new Map();
  collectCodes(trees.pop(), "", codes);
  return [...codes.values()];
}

/** Adds the code of each character below a tree that the given code leads to. */
function collectCodes(tree, code, codes) {
  if (tree.zero === undefined) {
    codes.set(tree.smallest, code);
    return;
  }
  collectCodes(tree.zero, code + "0", codes);
  collectCodes(tree.one, code + "1", codes);
}

/** Trees by count, those of equal counts by their smallest character. */
function isSmaller(a, b) {
  return a.count < b.count || (a.count === b.count && a.smallest < b.smallest);
}

/** A binary heap with the smallest tree on top. */
class TreeHeap {
  #trees = [];

  get size() {
    return this.#trees.length;
  }

  push(tree) {
    const trees = this.#trees;
    let i = trees.push(tree) - 1;
    for (let parent; i > 0 && isSmaller(tree, trees[(parent = (i - 1) >> 1)]); i = parent) {
      trees[i] = trees[parent];
    }
    trees[i] = tree;
  }

  pop() {
    const trees = this.#trees;
    const top = trees[0];
    const moved = trees.pop(); // fills the gap at the top, then sinks
    let i = 0;
    for (let child = 1; child < trees.length; child = 2 * i + 1) {
      if (child + 1 < trees.length && isSmaller(trees[child + 1], trees[child])) child++;
      if (!isSmaller(trees[child], moved)) break;
      trees[i] = trees[child];
      i = child;
    }
    if (trees.length > 0) trees[i] = moved;
    return top;
  }
}
