// Mistake: sort() without a comparator compares vertices as text, so 10 comes before 2.

const UNSEEN = -1;
const ASSIGNED = Infinity;

/**
 * The components, each in ascending order, ordered by their smallest vertex.
 *
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {number[][]}
 */
function gabowScc(n, edges) {
  const successors = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    successors[u].push(v);
  }

  const open = []; // found, but in no component yet
  const bounds = []; // where in `open` each group begins
  const place = new Array(n).fill(UNSEEN); // in `open`; ASSIGNED once the component is complete
  const components = [];

  // The call stack of the search is kept by hand: a path of n vertices could overflow the real one.
  const frames = [];
  const enter = (vertex) => {
    place[vertex] = open.length;
    bounds.push(open.length);
    open.push(vertex);
    frames.push({ vertex, next: 0 });
  };
  const leave = () => {
    const { vertex } = frames.pop();
    if (bounds[bounds.length - 1] !== place[vertex]) return;
    const component = open.splice(bounds.pop());
    for (const member of component) {
      place[member] = ASSIGNED;
    }
    components.push(component.sort());
  };

  for (let root = 0; root < n; root++) {
    if (place[root] !== UNSEEN) continue;
    enter(root);
    while (frames.length > 0) {
      const frame = frames[frames.length - 1];
      if (frame.next === successors[frame.vertex].length) {
        leave();
        continue;
      }
      const v = successors[frame.vertex][frame.next++];
      if (place[v] === UNSEEN) {
        enter(v);
      } else {
        // No bound lies behind ASSIGNED, so edges into complete components merge nothing.
        while (bounds[bounds.length - 1] > place[v]) bounds.pop();
      }
    }
  }
  return components.sort((a, b) => a[0] - b[0]);
}
