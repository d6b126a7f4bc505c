// Mistake: at the border it reads rows that do not exist.

/**
 * The length of the gradient at each pixel, at most 255.
 *
 * @param {number[][]} image
 * @returns {number[][]}
 */
function sobelEdges(image) {
  return image.map((here, y) => {
    const above = image[y - 1];
    const below = image[y + 1];
    return here.map((_, x) => {
      const left = x - 1;
      const right = x + 1;
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
