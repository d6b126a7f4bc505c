// Wrong: the image is mirrored at its diagonal, not turned.

/**
 * The image after a quarter turn to the right.
 *
 * @param {number[][]} image
 * @returns {number[][]}
 */
function rotateImage90(image) {
  return image[0].map((_, x) => image.map((row) => row[x]));
}
