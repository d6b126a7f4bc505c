// Shortest job first without preemption, O(n log n).
//
// A heap holds the processes that have arrived and not run yet, the one to run next on top.

/**
 * The triple [completion, turnaround, waiting] of each process, in input order.
 *
 * @param {number[]} arrival
 * @param {number[]} burst
 * @returns {[number, number, number][]}
 */
function sjfSchedule(arrival, burst) {
  const byArrival = [...arrival.keys()].sort((a, b) => arrival[a] - arrival[b]);
  const waiting = new Heap((a, b) => burst[a] - burst[b] || arrival[a] - arrival[b] || a - b);
  const times = new Array(arrival.length);
  let arrived = 0; // how many processes have been put on the heap
  let clock = 0;
  while (arrived < byArrival.length || waiting.size > 0) {
    if (waiting.size === 0) {
      clock = Math.max(clock, arrival[byArrival[arrived]]); // idle until somebody arrives
    }
    while (arrived < byArrival.length && arrival[byArrival[arrived]] <= clock) {
      waiting.push(byArrival[arrived++]);
    }
    const process = waiting.pop();
    const wait = clock - arrival[process];
    clock += burst[process];
    times[process] = [clock, clock - arrival[process], wait];
  }
  return times;
}

/** A binary heap with the least element, according to the comparison, on top. */
class Heap {
  #items = [];
  #compare;

  constructor(compare) {
    this.#compare = compare;
  }

  get size() {
    return this.#items.length;
  }

  push(item) {
    const items = this.#items;
    let at = items.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#compare(item, items[parent]) >= 0) break;
      items[at] = items[parent];
      at = parent;
    }
    items[at] = item;
  }

  /** Removes the top; the last item sinks from there to its place. */
  pop() {
    const items = this.#items;
    const top = items[0];
    const last = items.pop();
    if (items.length === 0) return top;
    let at = 0;
    for (let child = 1; child < items.length; child = 2 * at + 1) {
      if (child + 1 < items.length && this.#compare(items[child + 1], items[child]) < 0) child++;
      if (this.#compare(last, items[child]) <= 0) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = last;
    return top;
  }
}
