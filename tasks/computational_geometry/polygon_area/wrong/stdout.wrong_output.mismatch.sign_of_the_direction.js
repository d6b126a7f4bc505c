// Mistake: corners in clockwise order give a negative area.

/**
 * The area, whichever way round the corners are listed.
 *
 * @param {[number, number][]} polygon
 * @returns {number}
 */
function polygonArea(polygon) {
  const twiceTheArea = polygon.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = polygon[(i + 1) % polygon.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  return twiceTheArea / 2;
}
