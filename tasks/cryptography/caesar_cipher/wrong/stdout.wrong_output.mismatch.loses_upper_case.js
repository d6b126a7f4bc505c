// Wrong: capital letters come out as small ones.

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
    const first = "a".charCodeAt(0);
    const index = letter.toLowerCase().charCodeAt(0) - first;
    return String.fromCharCode(first + ((index + places) % 26));
  });
}
