// First come, first served: the CPU takes the processes in the order of arrival, O(n log n).

/**
 * The triple [completion, turnaround, waiting] of each process, in input order.
 *
 * @param {number[]} arrival
 * @param {number[]} burst
 * @returns {[number, number, number][]}
 */
function fcfsSchedule(arrival, burst) {
  // Sorting is stable: processes that arrive together keep their order.
  const order = [...arrival.keys()].sort((a, b) => arrival[a] - arrival[b]);
  const times = new Array(arrival.length);
  let clock = 0;
  for (const process of order) {
    // If nobody is waiting, the CPU is idle until the next process arrives.
    clock = Math.max(clock, arrival[process]) + burst[process];
    const turnaround = clock - arrival[process];
    times[process] = [clock, turnaround, turnaround - burst[process]];
  }
  return times;
}
