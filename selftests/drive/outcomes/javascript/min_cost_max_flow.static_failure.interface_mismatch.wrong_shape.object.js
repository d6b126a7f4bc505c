function minCostMaxFlow(n, edges, source, sink) {
  const arcs = [];
  for (const [u, v, capacity, cost] of edges) {
    arcs.push({ u, v, left: capacity, cost }, { u: v, v: u, left: 0, cost: -cost });
  }
  let [flow, cost] = [0, 0];
  for (;;) {
    const distance = new Array(n).fill(Infinity);
    const by = new Array(n).fill(-1);
    distance[source] = 0;
    for (let round = 0; round < n; round++) {
      arcs.forEach((arc, i) => {
        if (arc.left > 0 && distance[arc.u] + arc.cost < distance[arc.v]) {
          distance[arc.v] = distance[arc.u] + arc.cost;
          by[arc.v] = i;
        }
      });
    }
    if (source === sink || distance[sink] === Infinity) return { flow, cost };
    const path = [];
    for (let v = sink; v !== source; v = arcs[by[v]].u) path.push(by[v]);
    const more = Math.min(...path.map((i) => arcs[i].left));
    for (const i of path) {
      arcs[i].left -= more;
      arcs[i ^ 1].left += more;
    }
    flow += more;
    cost += more * distance[sink];
  }
}

const edges = [
  [4, 2, 5, 2], [2, 3, 5, 4], [4, 2, 6, 4], [0, 4, 6, 2], [1, 5, 6, 8], [1, 4, 5, 5], [0, 2, 6, 7],
  [4, 1, 2, 0], [3, 4, 2, 4], [3, 5, 5, 0],
];
const { flow, cost } = minCostMaxFlow(6, edges, 0, 5);
console.log(flow, cost);
