// Mistake: the recursion ends at two samples only.

/**
 * The spectrum as pairs of real and imaginary part.
 *
 * @param {number[]} samples
 * @returns {[number, number][]}
 */
function fft(samples) {
  const n = samples.length;
  if (n === 2) return [[samples[0] + samples[1], 0], [samples[0] - samples[1], 0]];
  const even = fft(samples.filter((_, t) => t % 2 === 0));
  const odd = fft(samples.filter((_, t) => t % 2 === 1));

  const spectrum = new Array(n);
  for (let k = 0; k < n / 2; k++) {
    const angle = (-2 * Math.PI * k) / n;
    const [re, im] = multiply([Math.cos(angle), Math.sin(angle)], odd[k]);
    spectrum[k] = [even[k][0] + re, even[k][1] + im];
    spectrum[k + n / 2] = [even[k][0] - re, even[k][1] - im];
  }
  return spectrum;
}

function multiply([a, b], [c, d]) {
  return [a * c - b * d, a * d + b * c];
}
