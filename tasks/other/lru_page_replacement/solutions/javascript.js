// Least-recently-used page replacement, O(1) per request.
//
// A Set iterates in the order of insertion. Each request inserts its page anew, so the first
// element is the page whose last request lies furthest back.

/**
 * The number of page faults.
 *
 * @param {number[]} pages
 * @param {number} frames
 * @returns {number}
 */
function lruPageFaults(pages, frames) {
  const memory = new Set();
  let faults = 0;
  for (const page of pages) {
    const hit = memory.delete(page);
    if (!hit) {
      faults++;
      if (memory.size === frames) {
        const [leastRecent] = memory;
        memory.delete(leastRecent);
      }
    }
    memory.add(page);
  }
  return faults;
}
