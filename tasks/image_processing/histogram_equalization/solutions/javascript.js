// Histogram equalization, O(H * W).
//
// The numbers of pixels that are at most as bright, scaled to 0..255, become the new values; so
// values that many pixels share are moved apart.

/**
 * The image with its values spread over 0..255; unchanged if all of them are equal.
 *
 * @param {number[][]} image
 * @returns {number[][]}
 */
function equalizeHistogram(image) {
  const counts = new Array(256).fill(0);
  for (const value of image.flat()) counts[value]++;

  const newValues = [];
  const pixels = image.length * image[0].length;
  const darkest = counts.find((count) => count > 0);
  if (darkest === pixels) return image.map((row) => [...row]);
  let atMost = 0;
  for (const count of counts) {
    atMost += count;
    // The product comes first, so a half is exact, and Math.round rounds halves up.
    newValues.push(Math.round((255 * (atMost - darkest)) / (pixels - darkest)));
  }
  return image.map((row) => row.map((value) => newValues[value]));
}
