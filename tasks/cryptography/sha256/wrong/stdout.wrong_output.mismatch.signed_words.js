// Mistake: the words are left signed, so some of them are printed with a minus sign.

// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
const INITIAL_STATE = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

// The same for the cube roots of the first 64 primes.
const ROUND_CONSTANTS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];

/**
 * The digest of the message as 64 hexadecimal digits.
 *
 * @param {string} message
 * @returns {string}
 */
function sha256Hex(message) {
  const data = pad(message);
  const state = Int32Array.from(INITIAL_STATE);
  for (let start = 0; start < data.byteLength; start += 64) {
    compress(state, schedule(data, start));
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** The message with a 1 bit, zeros and its length, up to a multiple of 64 bytes. */
function pad(message) {
  const { length } = message;
  const data = new DataView(new ArrayBuffer(Math.ceil((length + 1 + 8) / 64) * 64));
  for (let i = 0; i < length; i++) {
    data.setUint8(i, message.charCodeAt(i));
  }
  data.setUint8(length, 0x80);
  data.setBigUint64(data.byteLength - 8, BigInt(length) * 8n);
  return data;
}

/** The 64 words of the block at start: its own 16, then mixtures of earlier ones. */
function schedule(data, start) {
  const words = new Uint32Array(64);
  for (let t = 0; t < 16; t++) {
    words[t] = data.getUint32(start + 4 * t);
  }
  for (let t = 16; t < 64; t++) {
    const x = words[t - 15];
    const y = words[t - 2];
    const sigma0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const sigma1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    words[t] = words[t - 16] + sigma0 + words[t - 7] + sigma1;
  }
  return words;
}

/** Adds what the 64 rounds make of the state to the state. */
function compress(state, words) {
  let [a, b, c, d, e, f, g, h] = state;
  for (let t = 0; t < 64; t++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const mixed = h + sum1 + choice + ROUND_CONSTANTS[t] + words[t];
    [h, g, f, e] = [g, f, e, (d + mixed) | 0];
    [d, c, b, a] = [c, b, a, (mixed + sum0 + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] += word;
  });
}

/** The word with its bits rotated to the right. */
function rotate(word, count) {
  return (word >>> count) | (word << (32 - count));
}
