// Point in polygon by counting crossings, O(m) per query.
//
// A ray from the point to the right crosses the boundary an odd number of times exactly if the
// point is inside. All numbers are integers, so no rounding can put a point on the wrong side.

const INSIDE = 1;
const BOUNDARY = 0;
const OUTSIDE = -1;

/**
 * For each point, whether it is inside (1), on the boundary (0) or outside (-1).
 *
 * @param {[number, number][]} polygon
 * @param {[number, number][]} points
 * @returns {number[]}
 */
function pointInPolygon(polygon, points) {
  return points.map((point) => locate(polygon, point));
}

function locate(polygon, [x, y]) {
  let inside = false;
  let [ax, ay] = polygon[polygon.length - 1];
  for (const [bx, by] of polygon) {
    // Zero on the line through the edge; its sign tells the two sides apart.
    const side = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    if (side === 0 && isBetween(x, ax, bx) && isBetween(y, ay, by)) return BOUNDARY;

    // A corner at the height of the ray counts as below it, so that the two edges at the corner are
    // crossed once together if they lie on different sides of the ray.
    const upwards = ay <= y && y < by;
    const downwards = by <= y && y < ay;
    if ((upwards && side > 0) || (downwards && side < 0)) inside = !inside;
    [ax, ay] = [bx, by];
  }
  return inside ? INSIDE : OUTSIDE;
}

function isBetween(value, a, b) {
  return Math.min(a, b) <= value && value <= Math.max(a, b);
}
