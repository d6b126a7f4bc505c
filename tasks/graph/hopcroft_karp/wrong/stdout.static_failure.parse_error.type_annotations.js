// Mistake: it is TypeScript: JavaScript has no type annotations.

/** The size of a maximum matching. */
function hopcroftKarp(nLeft: number, nRight: number, edges: [number, number][]): number {
  const neighbours: number[][] = Array.from({ length: nLeft }, () => []);
  for (const [u, v] of edges) {
    neighbours[u].push(v);
  }

  const matched = new Array(nLeft).fill(false);
  // The partner of each right vertex. The goal stands for "none": a left vertex behind all
  // unmatched right ones, at which every augmenting path ends.
  const goal = nLeft;
  const partner = new Array(nRight).fill(goal);

  let size = 0;
  for (;;) {
    const layer = buildLayers(neighbours, matched, partner);
    if (layer[goal] === Infinity) return size;
    // Shared by the searches of a phase: an edge that led nowhere is not tried again.
    const tried = new Array(nLeft).fill(0);
    for (let root = 0; root < nLeft; root++) {
      if (!matched[root] && augment(root, neighbours, tried, layer, partner)) {
        matched[root] = true;
        size++;
      }
    }
  }
}

/**
 * How many matched edges an alternating path from an unmatched left vertex to each left vertex
 * needs; Infinity if there is no such path. The last entry is the goal's.
 */
function buildLayers(neighbours: number[][], matched: boolean[], partner: number[]): number[] {
  const goal = neighbours.length;
  const layer = new Array(goal + 1).fill(Infinity);
  const queue: number[] = [];
  for (let u = 0; u < goal; u++) {
    if (!matched[u]) {
      layer[u] = 0;
      queue.push(u);
    }
  }
  for (let head = 0; head < queue.length; head++) {
    const u = queue[head];
    if (u === goal) break; // what lies behind the goal's layer is on no shortest path
    for (const v of neighbours[u]) {
      const following = partner[v];
      if (layer[following] === Infinity) {
        layer[following] = layer[u] + 1;
        queue.push(following);
      }
    }
  }
  return layer;
}

/**
 * Flips one shortest augmenting path from root, if there is one left; says whether there was.
 *
 * A loop rather than a recursion, because a path may be too long for the call stack.
 */
function augment(
  root: number,
  neighbours: number[][],
  tried: number[],
  layer: number[],
  partner: number[],
): boolean {
  const goal = neighbours.length;
  const path = [root];
  const crossed: number[] = []; // the right vertices between the left ones of the path
  while (path.length > 0) {
    const u = path[path.length - 1];
    if (tried[u] === neighbours[u].length) {
      path.pop();
      crossed.pop();
      continue;
    }
    const v = neighbours[u][tried[u]++];
    const following = partner[v];
    if (layer[following] !== layer[u] + 1) continue;
    crossed.push(v);
    if (following === goal) {
      crossed.forEach((right, i) => {
        partner[right] = path[i];
      });
      return true;
    }
    path.push(following);
  }
  return false;
}
