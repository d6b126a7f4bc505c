// Banker's algorithm: a safe sequence of n processes and m resource types, O(n^2 m).
//
// A process that can finish now can also do so later, because others only give resources back. So
// it does no harm to take the first one that can, and if none can, there is no safe sequence.

/**
 * The lexicographically smallest safe sequence, or an empty array if there is none.
 *
 * @param {number[]} available
 * @param {number[][]} allocation
 * @param {number[][]} maximum
 * @returns {number[]}
 */
function findSafeSequence(available, allocation, maximum) {
  const need = maximum.map((row, process) => row.map((most, j) => most - allocation[process][j]));
  let free = available;
  const waiting = new Set(allocation.keys()); // iterates in ascending order
  const sequence = [];
  const canFinish = (process) => need[process].every((units, j) => units <= free[j]);
  while (waiting.size > 0) {
    const process = [...waiting].find(canFinish);
    if (process === undefined) return [];
    waiting.delete(process);
    sequence.push(process);
    free = free.map((units, j) => units + allocation[process][j]);
  }
  return sequence;
}
