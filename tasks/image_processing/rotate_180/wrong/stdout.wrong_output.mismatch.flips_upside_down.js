// Wrong: the rows change places, but are not reversed themselves.

/**
 * The image after half a turn.
 *
 * @param {number[][]} image
 * @returns {number[][]}
 */
function rotateImage180(image) {
  return [...image].reverse();
}
