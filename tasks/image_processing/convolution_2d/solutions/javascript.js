// 2D convolution, O(H * W * kh * kw).
//
// The kernel is turned by 180 degrees once; after that the result at a pixel is the plain weighted
// sum of the pixels that lie under the kernel.

/**
 * The convolution in the size of the image; outside the image everything is 0.
 *
 * @param {number[][]} image
 * @param {number[][]} kernel
 * @returns {number[][]}
 */
function convolve2d(image, kernel) {
  const turned = kernel.map((row) => [...row].reverse()).reverse();
  const halfHeight = (kernel.length - 1) / 2;
  const halfWidth = (kernel[0].length - 1) / 2;
  return image.map((line, y) =>
    line.map((_, x) => {
      let sum = 0;
      turned.forEach((weights, i) => {
        const row = image[y + i - halfHeight];
        if (row === undefined) return; // above or below the image
        for (let j = 0; j < weights.length; j++) {
          const column = x + j - halfWidth;
          if (column >= 0 && column < row.length) {
            sum += weights[j] * row[column];
          }
        }
      });
      return sum;
    }),
  );
}
