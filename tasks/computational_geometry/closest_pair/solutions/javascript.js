// Closest pair by divide and conquer, O(n log n).
//
// The closest pair lies in the left half, in the right half, or across the line between them. A
// pair of the last kind must lie near the line, and there only few points come into question for
// each other.

/**
 * The squared distance of the two closest points.
 *
 * @param {[number, number][]} points
 * @returns {number}
 */
function closestPair(points) {
  return solve([...points].sort((a, b) => a[0] - b[0])).best;
}

/** The least squared distance among points sorted by x, and the points sorted by y. */
function solve(points) {
  if (points.length < 2) return { best: Infinity, byY: points };
  const middle = points.length >> 1;
  const middleX = points[middle][0];
  const left = solve(points.slice(0, middle));
  const right = solve(points.slice(middle));
  let best = Math.min(left.best, right.best);

  const byY = mergeByY(left.byY, right.byY);
  const strip = byY.filter(([x]) => (x - middleX) ** 2 < best);
  for (let i = 0; i < strip.length; i++) {
    // Points of one half keep their distance, so the inner loop ends after a few steps.
    for (let j = i + 1; j < strip.length; j++) {
      const dx = strip[j][0] - strip[i][0];
      const dy = strip[j][1] - strip[i][1];
      if (dy * dy >= best) break;
      best = Math.min(best, dx * dx + dy * dy);
    }
  }
  return { best, byY };
}

function mergeByY(left, right) {
  const merged = [];
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    const fromLeft = j === right.length || (i < left.length && left[i][1] <= right[j][1]);
    merged.push(fromLeft ? left[i++] : right[j++]);
  }
  return merged;
}
