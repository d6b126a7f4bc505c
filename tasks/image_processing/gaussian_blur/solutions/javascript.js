// Gaussian blur, O(H * W): a weighted mean of the 3 x 3 block around every pixel.
//
// The weights are the products of 1, 2, 1 down the column and 1, 2, 1 along the row.

/**
 * The blurred image, its means rounded down.
 *
 * @param {number[][]} image
 * @returns {number[][]}
 */
function gaussianBlur(image) {
  const lastRow = image.length - 1;
  const lastColumn = image[0].length - 1;
  return image.map((here, y) => {
    // Clamped coordinates repeat the border pixels.
    const above = image[Math.max(y - 1, 0)];
    const below = image[Math.min(y + 1, lastRow)];
    const columnSum = (x) => above[x] + 2 * here[x] + below[x];
    return here.map((_, x) => {
      const left = Math.max(x - 1, 0);
      const right = Math.min(x + 1, lastColumn);
      return Math.floor((columnSum(left) + 2 * columnSum(x) + columnSum(right)) / 16);
    });
  });
}
