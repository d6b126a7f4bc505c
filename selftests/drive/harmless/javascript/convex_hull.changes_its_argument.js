const convexHull = (() => {
  const turn = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  const half = (points) => {
    const chain = [];
    for (const p of points) {
      while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), p) <= 0) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return (points, ...rest) => {
    points.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    for (let i = points.length - 1; i > 0; i--) {
      if (`${points[i]}` === `${points[i - 1]}`) points.splice(i, 1);
    }
    return points.length < 2 ? points : [...half(points), ...half(points.reverse())];
  };
})();

function convex_hull_main() {
  const points = [
    [0, 0], [4, 0], [8, 0], [8, 4], [8, 8], [3, 9], [0, 6], [0, 3], [4, 4], [2, 7], [8, 8], [5, 1],
    [-1, 3],
  ];
  for (const corner of convexHull(points)) console.log(corner.join(" "));
}

convex_hull_main();
