// Convex hull by Andrew's monotone chain, O(n log n).
//
// From left to right the lower side of the hull only ever turns left; a corner at which it would
// not is dropped. The upper side follows in the same way from right to left.

/**
 * The corners of the hull, counter-clockwise from the leftmost, lowest one.
 *
 * @param {[number, number][]} points
 * @returns {[number, number][]}
 */
function convexHull(points) {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const distinct = sorted.filter(
    ([x, y], i) => i === 0 || x !== sorted[i - 1][0] || y !== sorted[i - 1][1],
  );
  if (distinct.length <= 1) return distinct;

  const lower = halfHull(distinct);
  const upper = halfHull(distinct.reverse());
  // Each side ends where the other one begins.
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

/** The corners from the first to the last point that keep all others on their left. */
function halfHull(sorted) {
  const chain = [];
  for (const point of sorted) {
    // On a straight line the middle point is dropped too: it is not a corner.
    while (chain.length >= 2 && turn(chain.at(-2), chain.at(-1), point) <= 0) {
      chain.pop();
    }
    chain.push(point);
  }
  return chain;
}

/** Positive if a, b, c turn left, negative if they turn right, 0 if they go straight on. */
function turn([ax, ay], [bx, by], [cx, cy]) {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
