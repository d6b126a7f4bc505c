// Wrong: sort() without a comparator compares the numbers as strings.

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
      block.sort();
      return block[4];
    });
  });
}
