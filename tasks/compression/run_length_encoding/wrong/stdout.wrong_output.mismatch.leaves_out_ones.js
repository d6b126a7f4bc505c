// Wrong: the length 1 is not written.

/**
 * The text with each run of equal characters written as its length and the character.
 *
 * @param {string} text
 * @returns {string}
 */
function runLengthEncode(text) {
  return text.replace(/(.)\1*/g, (run, character) => {
    return run.length === 1 ? character : run.length + character;
  });
}
