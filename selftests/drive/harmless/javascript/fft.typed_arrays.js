const fft = function (samples) {
  const n = samples.length;
  if (n === 1) return [Float64Array.of(samples[0], 0)];
  const even = fft(samples.filter((_, i) => i % 2 === 0));
  const odd = fft(samples.filter((_, i) => i % 2 === 1));
  const spectrum = new Array(n);
  for (let k = 0; k < n / 2; k++) {
    const [c, s] = [Math.cos((2 * Math.PI * k) / n), -Math.sin((2 * Math.PI * k) / n)];
    const [re, im] = [odd[k][0] * c - odd[k][1] * s, odd[k][0] * s + odd[k][1] * c];
    spectrum[k] = Float64Array.of(even[k][0] + re, even[k][1] + im);
    spectrum[k + n / 2] = Float64Array.of(even[k][0] - re, even[k][1] - im);
  }
  return spectrum;
};

const fixed = (x) => (Math.abs(x) < 0.00005 ? 0 : x).toFixed(4);
for (const [re, im] of fft([1.0, 2.5, -3.0, 4.0, 0.5, -1.0, 2.0, 7.0])) {
  console.log(fixed(re), fixed(im));
}
