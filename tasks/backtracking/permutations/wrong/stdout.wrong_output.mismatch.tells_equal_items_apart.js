// Wrong: equal items are told apart, so arrangements appear more than once.

/**
 * All distinct arrangements of the items, in lexicographic order.
 *
 * @param {number[]} items
 * @returns {number[][]}
 */
function generatePermutations(items) {
  return [...arrangements([...items].sort((a, b) => a - b))];
}

function* arrangements(sorted) {
  if (sorted.length === 0) {
    yield [];
    return;
  }
  for (const [i, first] of sorted.entries()) {
    const rest = sorted.filter((_, j) => j !== i);
    for (const arrangement of arrangements(rest)) {
      yield [first, ...arrangement];
    }
  }
}
