// Otsu's threshold, O(H * W + 256).
//
// The pixels are counted by value. Going through the thresholds, each value moves from the bright
// class to the dark one, so the sums of both classes are always at hand.

/**
 * The smallest threshold with the greatest variance between the two classes.
 *
 * @param {number[][]} image
 * @returns {number}
 */
function otsuThreshold(image) {
  const counts = new Array(256).fill(0);
  const dark = { pixels: 0, sum: 0 };
  const bright = { pixels: 0, sum: 0 };
  for (const value of image.flat()) {
    counts[value]++;
    bright.pixels++;
    bright.sum += value;
  }

  let best = 0;
  let greatest = 0;
  for (let threshold = 0; threshold < 255; threshold++) {
    const moved = counts[threshold];
    dark.pixels += moved;
    dark.sum += moved * threshold;
    bright.pixels -= moved;
    bright.sum -= moved * threshold;
    const variance = varianceBetween(dark, bright);
    if (variance > greatest) {
      greatest = variance;
      best = threshold;
    }
  }
  return best;
}

/** The variance between two classes; 0 if one of them has no pixels. */
function varianceBetween(a, b) {
  if (a.pixels === 0 || b.pixels === 0) return 0;
  const distance = a.sum / a.pixels - b.sum / b.pixels;
  return a.pixels * b.pixels * distance ** 2;
}
