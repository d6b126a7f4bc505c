// Rotation by 180 degrees, O(H * W): the rows in reverse order, each of them reversed.

/**
 * The image after half a turn.
 *
 * @param {number[][]} image
 * @returns {number[][]}
 */
function rotateImage180(image) {
  // reverse() works in place, so it gets copies.
  return image.map((row) => [...row].reverse()).reverse();
}
