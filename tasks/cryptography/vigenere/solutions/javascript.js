// Vigenere cipher, O(n).
//
// A Caesar cipher whose shift changes from letter to letter: the letters of the key, repeated along
// the letters of the text, give the places to move.

const ALPHABET = "abcdefghijklmnopqrstuvwxyz";

/**
 * The text with every letter moved by the places of its key letter.
 *
 * @param {string} text
 * @param {string} key
 * @returns {string}
 */
function vigenereEncrypt(text, key) {
  const shifts = Array.from(key.toLowerCase(), (letter) => ALPHABET.indexOf(letter));
  let used = 0; // key letters so far: only a letter of the text takes one
  return text.replace(/[a-z]/gi, (letter) => {
    const shift = shifts[used++ % shifts.length];
    const index = ALPHABET.indexOf(letter.toLowerCase());
    const moved = ALPHABET[(index + shift) % ALPHABET.length];
    return letter < "a" ? moved.toUpperCase() : moved;
  });
}
