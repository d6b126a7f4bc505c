function convexHull(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const unique = [sorted[0]];
  for (const p of sorted) {
    const last = unique[unique.length - 1];
    if (p[0] !== last[0] || p[1] !== last[1]) unique.push(p);
  }
  // Of no points, the first one is undefined.
  if (unique.length === 1) return [[unique[0][0], unique[0][1]]];
  const half = (chain, p) => {
    const turn = ([a, b], [c, d]) => (c - a) * (p[1] - b) - (d - b) * (p[0] - a);
    while (chain.length > 1 && turn(chain[chain.length - 2], chain[chain.length - 1]) <= 0) {
      chain.pop();
    }
    chain.push(p);
    return chain;
  };
  const lower = unique.reduce(half, []);
  const upper = unique.reduceRight(half, []);
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

const points = [
  [0, 0], [4, 0], [8, 0], [8, 4], [8, 8], [3, 9], [0, 6], [0, 3], [4, 4], [2, 7], [8, 8], [5, 1],
  [-1, 3],
];
console.log(convexHull(points).map((p) => p.join(" ")).join("\n"));
