// Mistake: only pairs within one half are compared, not those across the line between them.

/**
 * The squared distance of the two closest points.
 *
 * @param {[number, number][]} points
 * @returns {number}
 */
function closestPair(points) {
  return solve([...points].sort((a, b) => a[0] - b[0]));
}

function solve(points) {
  if (points.length <= 3) {
    let best = Infinity;
    for (let i = 0; i < points.length; i++) {
      for (let j = i + 1; j < points.length; j++) {
        const dx = points[j][0] - points[i][0];
        const dy = points[j][1] - points[i][1];
        best = Math.min(best, dx * dx + dy * dy);
      }
    }
    return best;
  }
  const middle = points.length >> 1;
  return Math.min(solve(points.slice(0, middle)), solve(points.slice(middle)));
}
