"use strict";
let parent;
let size;
const results = [];

function find(x) {
  while (parent[x] !== x) x = parent[x];
  return x;
}

function runDisjointSet(n, operations) {
  parent ??= Array.from({ length: n }, (_, i) => i);
  size ??= new Array(n).fill(1);
  for (const [kind, x, y] of operations) {
    if (kind === "count") {
      results.push(parent.filter((p, i) => p === i).length);
      continue;
    }
    const [a, b] = [find(x), find(y)];
    if (kind === "size") results.push(size[a]);
    if (kind === "connected") results.push(a === b ? 1 : 0);
    if (kind === "union") {
      results.push(a === b ? 0 : 1);
      if (a === b) continue;
      parent[b] = a;
      size[a] += size[b];
    }
  }
  return results;
}

function main() {
  parent = size = undefined;
  results.length = 0;
  const operations = [
    ["count", 0, 0], ["union", 0, 1], ["union", 2, 3], ["connected", 0, 2], ["union", 1, 3],
    ["connected", 0, 2], ["size", 3, 0], ["union", 0, 2], ["union", 5, 6], ["count", 0, 0],
    ["union", 6, 1], ["size", 5, 0], ["connected", 4, 7], ["size", 4, 0], ["count", 0, 0],
  ];
  console.log(runDisjointSet(8, operations).join(" "));
}

if (require.main === module) {
  main();
}
