// Median filter, O(H * W): the median of the 3 x 3 block around every pixel.

/**
 * The filtered image.
 *
 * @param {number[][]} image
 * @returns {number[][]}
 */
function medianFilter(image) {
  const lastRow = image.length - 1;
  const lastColumn = image[0].length - 1;
  return image.map((here, y) => {
    // Clamped coordinates repeat the border pixels.
    const above = image[Math.max(y - 1, 0)];
    const below = image[Math.min(y + 1, lastRow)];
    return here.map((_, x) => {
      const left = Math.max(x - 1, 0);
      const right = Math.min(x + 1, lastColumn);
      const block = [above, here, below].flatMap((row) => [row[left], row[x], row[right]]);
      // Without a comparator, sort() would compare the numbers as strings.
      block.sort((a, b) => a - b);
      return block[4];
    });
  });
}
