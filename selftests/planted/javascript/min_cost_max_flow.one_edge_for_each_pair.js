// Mistake: of parallel edges only the last is kept.

/**
 * The maximum flow and the least cost of a flow of that size.
 *
 * @param {number} n
 * @param {[number, number, number, number][]} edges
 * @param {number} source
 * @param {number} sink
 * @returns {[number, number]}
 */
function minCostMaxFlow(n, edges, source, sink) {
  const outgoing = Array.from({ length: n }, () => []);
  const byEnds = new Map(edges.map((edge) => [`${edge[0]},${edge[1]}`, edge]));
  for (const [u, v, capacity, cost] of byEnds.values()) {
    const forth = { from: u, to: v, capacity, cost };
    const back = { from: v, to: u, capacity: 0, cost: -cost };
    forth.reverse = back;
    back.reverse = forth;
    outgoing[u].push(forth);
    outgoing[v].push(back);
  }

  let flow = 0;
  let cost = 0;
  for (;;) {
    const path = cheapestPath(outgoing, source, sink);
    if (path === null) return [flow, cost];
    const amount = Math.min(...path.map((edge) => edge.capacity));
    for (const edge of path) {
      edge.capacity -= amount;
      edge.reverse.capacity += amount;
      cost += amount * edge.cost;
    }
    flow += amount;
  }
}

/** The edges of a cheapest path with free capacity, last one first; null if there is none. */
function cheapestPath(outgoing, source, sink) {
  const n = outgoing.length;
  const distance = new Array(n).fill(Infinity);
  const foundBy = new Array(n).fill(null);
  const isQueued = new Array(n).fill(false);
  const queue = [source];
  distance[source] = 0;
  for (let head = 0; head < queue.length; head++) {
    const u = queue[head];
    isQueued[u] = false;
    for (const edge of outgoing[u]) {
      const candidate = distance[u] + edge.cost;
      if (edge.capacity > 0 && candidate < distance[edge.to]) {
        distance[edge.to] = candidate;
        foundBy[edge.to] = edge;
        if (!isQueued[edge.to]) {
          isQueued[edge.to] = true;
          queue.push(edge.to);
        }
      }
    }
  }

  if (distance[sink] === Infinity) return null;
  const path = [];
  for (let v = sink; v !== source; v = foundBy[v].from) {
    path.push(foundBy[v]);
  }
  return path;
}
