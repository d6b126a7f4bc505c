// Works once per object: the clock and the lists are set up by the constructor.
class BridgeFinder {
  constructor() {
    this.clock = 0;
    this.seen = [];
    this.low = [];
    this.bridges = [];
  }

  findBridges(n, edges) {
    this.incident = Array.from({ length: n }, () => []);
    edges.forEach(([u, v], i) => {
      this.incident[u].push([v, i]);
      this.incident[v].push([u, i]);
    });
    for (let u = 0; u < n; u++) {
      if (this.seen[u] === undefined) this.visit(u, -1);
    }
    return this.bridges.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  }

  visit(u, by) {
    this.seen[u] = this.low[u] = this.clock++;
    for (const [v, i] of this.incident[u]) {
      if (i === by) continue;
      if (this.seen[v] !== undefined) {
        this.low[u] = Math.min(this.low[u], this.seen[v]);
        continue;
      }
      this.visit(v, i);
      this.low[u] = Math.min(this.low[u], this.low[v]);
      if (this.low[v] > this.seen[u]) this.bridges.push(u < v ? [u, v] : [v, u]);
    }
  }
}

const finder = new BridgeFinder();
for (const edge of finder.findBridges(5, [[0, 1], [0, 2], [1, 2], [0, 3], [3, 4]])) {
  console.log(edge.join(" "));
}
