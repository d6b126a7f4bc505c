// Prewitt edge strength, O(H * W): two differences of sums over the 3 x 3 block around every pixel.

/**
 * The length of the gradient at each pixel, at most 255.
 *
 * @param {number[][]} image
 * @returns {number[][]}
 */
function prewittEdges(image) {
  const lastRow = image.length - 1;
  const lastColumn = image[0].length - 1;
  return image.map((here, y) => {
    // Clamped coordinates repeat the border pixels.
    const above = image[Math.max(y - 1, 0)];
    const below = image[Math.min(y + 1, lastRow)];
    const columnSum = (x) => above[x] + here[x] + below[x];
    return here.map((_, x) => {
      const left = Math.max(x - 1, 0);
      const right = Math.min(x + 1, lastColumn);
      const rowSum = (row) => row[left] + row[x] + row[right];
      const gx = columnSum(right) - columnSum(left);
      const gy = rowSum(below) - rowSum(above);
      return Math.min(255, Math.floor(Math.sqrt(gx * gx + gy * gy)));
    });
  });
}
