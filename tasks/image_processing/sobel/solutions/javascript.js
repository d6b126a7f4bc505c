// Sobel edge strength, O(H * W): two weighted sums over the 3 x 3 block around every pixel.

/**
 * The length of the gradient at each pixel, at most 255.
 *
 * @param {number[][]} image
 * @returns {number[][]}
 */
function sobelEdges(image) {
  const lastRow = image.length - 1;
  const lastColumn = image[0].length - 1;
  return image.map((here, y) => {
    // Clamped coordinates repeat the border pixels.
    const above = image[Math.max(y - 1, 0)];
    const below = image[Math.min(y + 1, lastRow)];
    return here.map((_, x) => {
      const left = Math.max(x - 1, 0);
      const right = Math.min(x + 1, lastColumn);
      const gx =
        (above[right] + 2 * here[right] + below[right]) -
        (above[left] + 2 * here[left] + below[left]);
      const gy =
        (below[left] + 2 * below[x] + below[right]) -
        (above[left] + 2 * above[x] + above[right]);
      return Math.min(255, Math.floor(Math.sqrt(gx * gx + gy * gy)));
    });
  });
}
