// Run-length encoding, O(n).
//
// A regular expression with a back reference finds the runs: any character, followed by as many
// copies of itself as there are.

/**
 * The text with each run of equal characters written as its length and the character.
 *
 * @param {string} text
 * @returns {string}
 */
function runLengthEncode(text) {
  return text.replace(/(.)\1*/g, (run, character) => run.length + character);
}
