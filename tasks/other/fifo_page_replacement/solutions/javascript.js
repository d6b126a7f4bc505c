// First-in-first-out page replacement, O(1) per request.
//
// A Set iterates in the order of insertion, so its first element is the page loaded first.

/**
 * The number of page faults.
 *
 * @param {number[]} pages
 * @param {number} frames
 * @returns {number}
 */
function fifoPageFaults(pages, frames) {
  const memory = new Set();
  let faults = 0;
  for (const page of pages) {
    if (memory.has(page)) continue; // a hit does not change the order
    faults++;
    if (memory.size === frames) {
      const [oldest] = memory;
      memory.delete(oldest);
    }
    memory.add(page);
  }
  return faults;
}
