// Rotation by 90 degrees clockwise, O(H * W): turned upside down, the columns become the rows.

/**
 * The image after a quarter turn to the right.
 *
 * @param {number[][]} image
 * @returns {number[][]}
 */
function rotateImage90(image) {
  const upsideDown = [...image].reverse();
  return image[0].map((_, x) => upsideDown.map((row) => row[x]));
}
