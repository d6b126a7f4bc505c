// Wrong: those that arrive during a slice join the queue in input order.

/**
 * The triple [completion, turnaround, waiting] of each process, in input order.
 *
 * @param {number[]} arrival
 * @param {number[]} burst
 * @param {number} quantum
 * @returns {[number, number, number][]}
 */
function roundRobinSchedule(arrival, burst, quantum) {
  const coming = [...arrival.keys()];
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
