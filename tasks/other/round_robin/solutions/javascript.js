// Round robin: a queue of processes, each of which runs for at most one quantum at a time.
//
// O(n log n) for the order of arrival, and O(1) per time slice.

/**
 * The triple [completion, turnaround, waiting] of each process, in input order.
 *
 * @param {number[]} arrival
 * @param {number[]} burst
 * @param {number} quantum
 * @returns {[number, number, number][]}
 */
function roundRobinSchedule(arrival, burst, quantum) {
  // Sorting is stable: processes that arrive together keep their order.
  const coming = [...arrival.keys()].sort((a, b) => arrival[a] - arrival[b]);
  const ready = new Queue(coming.length);
  const remaining = [...burst];
  const times = new Array(arrival.length);
  let joined = 0; // how many of the coming processes have joined the queue
  let clock = 0;
  while (joined < coming.length || ready.length > 0) {
    if (ready.length === 0) {
      clock = arrival[coming[joined]]; // the CPU is idle until then
      ready.push(coming[joined++]);
    }
    const process = ready.shift();
    const used = Math.min(quantum, remaining[process]);
    clock += used;
    remaining[process] -= used;
    // All that arrived in the meantime go ahead of the process that was interrupted.
    while (joined < coming.length && arrival[coming[joined]] <= clock) {
      ready.push(coming[joined++]);
    }
    if (remaining[process] > 0) {
      ready.push(process);
    } else {
      const turnaround = clock - arrival[process];
      times[process] = [clock, turnaround, turnaround - burst[process]];
    }
  }
  return times;
}

/** A queue of bounded length in a ring: an array's shift would move all that are behind. */
class Queue {
  #ring;
  #first = 0;
  length = 0;

  constructor(capacity) {
    this.#ring = new Array(capacity);
  }

  push(item) {
    this.#ring[(this.#first + this.length) % this.#ring.length] = item;
    this.length++;
  }

  shift() {
    const item = this.#ring[this.#first];
    this.#first = (this.#first + 1) % this.#ring.length;
    this.length--;
    return item;
  }
}
