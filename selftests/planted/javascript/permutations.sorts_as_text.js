// Mistake: sort() without a comparator compares numbers as text, so 10 comes before 9.

/**
 * All distinct arrangements of the items, in lexicographic order.
 *
 * @param {number[]} items
 * @returns {number[][]}
 */
function generatePermutations(items) {
  return [...arrangements([...items].sort())];
}

function* arrangements(sorted) {
  if (sorted.length === 0) {
    yield [];
    return;
  }
  for (const [i, first] of sorted.entries()) {
    if (i > 0 && first === sorted[i - 1]) continue; // equal items begin the same arrangements
    const rest = sorted.filter((_, j) => j !== i);
    for (const arrangement of arrangements(rest)) {
      yield [first, ...arrangement];
    }
  }
}
