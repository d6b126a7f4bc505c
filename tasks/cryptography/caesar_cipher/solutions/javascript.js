// Caesar cipher, O(n).
//
// Each letter is replaced by the one that stands some places further on in the alphabet, of which
// the beginning follows the end.

/**
 * The text with every letter moved by shift places within its own alphabet.
 *
 * @param {string} text
 * @param {number} shift
 * @returns {string}
 */
function caesarEncrypt(text, shift) {
  const places = ((shift % 26) + 26) % 26; // the remainder of a negative shift is negative
  return text.replace(/[a-z]/gi, (letter) => {
    const first = (letter >= "a" ? "a" : "A").charCodeAt(0);
    return String.fromCharCode(first + ((letter.charCodeAt(0) - first + places) % 26));
  });
}
