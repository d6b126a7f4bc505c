// Knuth-Morris-Pratt string search, O(n + m).
//
// After a mismatch the longest border of the part that matched says how much of the pattern still
// matches, so the position in the text never moves back.

/**
 * The positions of all occurrences of the pattern, overlapping ones included.
 *
 * @param {string} text
 * @param {string} pattern
 * @returns {number[]}
 */
function kmpSearch(text, pattern) {
  const border = borderLengths(pattern);
  const positions = [];
  let matched = 0; // how many characters of the pattern match just before position i
  for (let i = 0; i < text.length; i++) {
    while (matched > 0 && text[i] !== pattern[matched]) {
      matched = border[matched - 1];
    }
    if (text[i] === pattern[matched]) {
      matched++;
    }
    if (matched === pattern.length) {
      positions.push(i + 1 - matched);
      matched = border[matched - 1]; // the next occurrence may overlap this one
    }
  }
  return positions;
}

/** For each prefix, the length of its longest proper prefix that is also its suffix. */
function borderLengths(pattern) {
  const border = [0];
  let length = 0;
  for (let i = 1; i < pattern.length; i++) {
    while (length > 0 && pattern[i] !== pattern[length]) {
      length = border[length - 1];
    }
    if (pattern[i] === pattern[length]) {
      length++;
    }
    border.push(length);
  }
  return border;
}
