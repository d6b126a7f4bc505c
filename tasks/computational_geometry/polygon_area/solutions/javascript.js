// Polygon area by the shoelace formula, O(m).
//
// The cross product of two neighbouring corners is twice the signed area of the triangle that they
// make with the origin. Around the whole polygon, what lies outside it cancels out.

/**
 * The area, whichever way round the corners are listed.
 *
 * @param {[number, number][]} polygon
 * @returns {number}
 */
function polygonArea(polygon) {
  const twiceTheArea = polygon.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = polygon[(i + 1) % polygon.length]; // the last corner leads to the first
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twiceTheArea) / 2;
}
