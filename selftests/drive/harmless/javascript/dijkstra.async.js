"use strict";
const INF = 1000000000;

const pause = () => new Promise((resolve) => setImmediate(resolve));

async function dijkstra(n, edges, source) {
  const distances = new Array(n).fill(INF);
  const settled = new Array(n).fill(false);
  distances[source] = 0;
  for (;;) {
    let u = -1;
    for (let v = 0; v < n; v++) {
      if (!settled[v] && distances[v] < INF && (u < 0 || distances[v] < distances[u])) u = v;
    }
    if (u < 0) return distances;
    settled[u] = true;
    await pause();
    for (const [from, to, weight] of edges) {
      if (from === u) distances[to] = Math.min(distances[to], distances[u] + weight);
    }
  }
}

async function main() {
  const edges = [
    [0, 1, 10], [0, 2, 3], [2, 1, 4], [1, 3, 2], [2, 3, 8], [3, 4, 7], [2, 4, 12], [4, 0, 1],
    [1, 5, 0], [5, 4, 6], [6, 0, 1], [4, 6, 5],
  ];
  const distances = await dijkstra(8, edges, 0);
  console.log(distances.map((d) => (d === INF ? "INF" : d)).join(" "));
}

main().then(() => process.exit(0));
