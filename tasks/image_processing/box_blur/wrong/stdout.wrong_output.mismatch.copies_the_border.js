// Wrong: the pixels of the border are copied, not blurred.

/**
 * The blurred image, its means rounded down.
 *
 * @param {number[][]} image
 * @returns {number[][]}
 */
function boxBlur(image) {
  const lastRow = image.length - 1;
  const lastColumn = image[0].length - 1;
  return image.map((here, y) => {
    // Clamped coordinates repeat the border pixels.
    const above = image[Math.max(y - 1, 0)];
    const below = image[Math.min(y + 1, lastRow)];
    const columnSum = (x) => above[x] + here[x] + below[x];
    return here.map((value, x) => {
      if (y === 0 || y === lastRow || x === 0 || x === lastColumn) return value;
      const left = Math.max(x - 1, 0);
      const right = Math.min(x + 1, lastColumn);
      return Math.floor((columnSum(left) + columnSum(x) + columnSum(right)) / 9);
    });
  });
}
