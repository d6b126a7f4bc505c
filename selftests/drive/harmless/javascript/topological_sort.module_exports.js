import { fileURLToPath } from "node:url";

const least = (ready) => ready.splice(ready.indexOf(Math.min(...ready)), 1)[0];

const sorted = (n, edges) => {
  const degrees = new Array(n).fill(0);
  for (const [, v] of edges) degrees[v]++;
  const ready = [...degrees.keys()].filter((u) => degrees[u] === 0);
  const order = [];
  while (ready.length > 0) {
    const u = least(ready);
    order.push(u);
    for (const [from, to] of edges) if (from === u && --degrees[to] === 0) ready.push(to);
  }
  return order.length === n ? order : [];
};

export { sorted as topologicalSort };

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const topologicalSort = sorted;
  const order = topologicalSort(
    9,
    [[6, 1], [6, 8], [8, 0], [3, 0], [3, 4], [1, 7], [7, 4], [5, 3], [4, 2], [5, 1]],
  );
  console.log(order.length ? order.join(" ") : "CYCLE");
}
