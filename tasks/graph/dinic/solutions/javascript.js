// Dinic's maximum flow, O(V^2 * E).
//
// Each phase finds the distance of every vertex from the source in the residual network, and then
// sends flow along shortest paths until each of them has a full edge. Thus the sink is farther
// away in the next phase, and there are fewer than V of them.

/**
 * The greatest flow from the source to the sink.
 *
 * @param {number} n
 * @param {[number, number, number][]} edges
 * @param {number} source
 * @param {number} sink
 * @returns {number}
 */
function maxFlow(n, edges, source, sink) {
  const outgoing = Array.from({ length: n }, () => []);
  for (const [u, v, capacity] of edges) {
    const forth = { to: v, capacity };
    const back = { to: u, capacity: 0 };
    forth.reverse = back;
    back.reverse = forth;
    outgoing[u].push(forth);
    outgoing[v].push(back);
  }

  let flow = 0;
  for (;;) {
    const distance = distancesFrom(outgoing, source);
    if (distance[sink] === Infinity) return flow;
    flow += blockShortestPaths(outgoing, distance, source, sink);
  }
}

/** The number of edges with free capacity from the source to each vertex. */
function distancesFrom(outgoing, source) {
  const distance = new Array(outgoing.length).fill(Infinity);
  distance[source] = 0;
  const queue = [source];
  // The queue grows while it is read.
  for (const u of queue) {
    for (const { to, capacity } of outgoing[u]) {
      if (capacity > 0 && distance[to] === Infinity) {
        distance[to] = distance[u] + 1;
        queue.push(to);
      }
    }
  }
  return distance;
}

/** Sends flow until every shortest path has a full edge; returns the amount. */
function blockShortestPaths(outgoing, distance, source, sink) {
  // An edge that is full or leads nowhere in this phase is never tried again.
  const next = new Array(outgoing.length).fill(0);

  const send = (u, limit) => {
    if (u === sink) return limit;
    let sent = 0;
    for (; next[u] < outgoing[u].length; next[u]++) {
      const edge = outgoing[u][next[u]];
      if (edge.capacity === 0 || distance[edge.to] !== distance[u] + 1) continue;
      const amount = send(edge.to, Math.min(limit - sent, edge.capacity));
      edge.capacity -= amount;
      edge.reverse.capacity += amount;
      sent += amount;
      if (sent === limit) break;
    }
    return sent;
  };
  return send(source, Infinity);
}
