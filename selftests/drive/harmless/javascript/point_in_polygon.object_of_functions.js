'use strict';
const geometry = {
  cross: ([ax, ay], [bx, by], [cx, cy]) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax),

  onSegment(a, b, p) {
    return (
      this.cross(a, b, p) === 0 &&
      (p[0] - a[0]) * (p[0] - b[0]) <= 0 &&
      (p[1] - a[1]) * (p[1] - b[1]) <= 0
    );
  },

  place(polygon, p) {
    let inside = false;
    for (let i = 0; i < polygon.length; i++) {
      const [a, b] = [polygon[i], polygon[(i + 1) % polygon.length]];
      if (this.onSegment(a, b, p)) return 0;
      if (a[1] > p[1] !== b[1] > p[1] && this.cross(a, b, p) > 0 === b[1] > a[1]) inside = !inside;
    }
    return inside ? 1 : -1;
  },

  pointInPolygon(polygon, points) {
    return points.map((p) => this.place(polygon, p));
  },
};

const polygon = [[0, 0], [0, 5], [3, 1], [9, 5], [9, -3], [7, -3]];
const points = [
  [1, 1], [3, 3], [3, 1], [9, 3], [10, 5], [8, 3], [-1, 1], [-2, 5], [0, 5], [8, -3], [4, -3],
  [-3, 0], [6, 3], [4, 2], [2, -1], [1, 2],
];
console.log(geometry.pointInPolygon(polygon, points).join(" "));
