// Mistake: counts the vertices that have a partner, two for each edge.

const NONE = -1;

/**
 * The number of edges of a maximum matching.
 *
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {number}
 */
function maximumMatching(n, edges) {
  const neighbours = Array.from({ length: n }, () => new Set());
  for (const [u, v] of edges) {
    if (u === v) continue;
    neighbours[u].add(v);
    neighbours[v].add(u);
  }

  const partner = new Array(n).fill(NONE);
  for (let root = 0; root < n; root++) {
    if (partner[root] !== NONE) continue;
    const { end, before } = findPath(neighbours, partner, root);
    if (end === NONE) continue;
    // Every second edge of the path joins the matching, from its end back to the root.
    for (let v = end; v !== NONE; ) {
      const u = before[v];
      const next = partner[u];
      partner[u] = v;
      partner[v] = u;
      v = next;
    }
  }
  return partner.filter((mate) => mate !== NONE).length;
}

/**
 * The end of an alternating path from the root to another unmatched vertex, NONE without one; and
 * for each vertex that a path reaches over an odd number of edges the one before it.
 */
function findPath(neighbours, partner, root) {
  const before = new Array(partner.length).fill(NONE);
  const base = [...partner.keys()];
  // The vertices reached over an even number of edges. The loop at the end also comes to those that
  // are added on the way.
  const even = new Set([root]);

  const baseAbove = (b) => base[before[partner[b]]];
  const commonBase = (u, v) => {
    const aboveU = new Set([base[u]]);
    for (let b = base[u]; b !== base[root]; ) {
      b = baseAbove(b);
      aboveU.add(b);
    }
    let b = base[v];
    while (!aboveU.has(b)) b = baseAbove(b);
    return b;
  };

  // Collects the bases on one side of a blossom. Its even vertices can now be reached from the
  // other side over an odd number of edges, too.
  const collectSide = (u, enteredFrom, top, inside) => {
    while (base[u] !== top) {
      const mate = partner[u];
      inside.add(base[u]).add(base[mate]);
      before[u] = enteredFrom;
      enteredFrom = mate;
      u = before[mate];
    }
  };
  const contract = (u, v) => {
    const top = commonBase(u, v);
    const inside = new Set();
    collectSide(u, v, top, inside);
    collectSide(v, u, top, inside);
    base.forEach((b, w) => {
      if (!inside.has(b)) return;
      base[w] = top;
      even.add(w);
    });
  };

  for (const u of even) {
    for (const v of neighbours[u]) {
      if (base[u] === base[v] || partner[u] === v) continue;
      if (even.has(v)) {
        contract(u, v);
      } else if (before[v] === NONE) {
        before[v] = u;
        if (partner[v] === NONE) return { end: v, before };
        even.add(partner[v]);
      }
    }
  }
  return { end: NONE, before };
}
