// Wrong: a hit moves the page to the end of the queue, which is LRU.

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
    if (memory.delete(page)) {
      memory.add(page);
      continue;
    }
    faults++;
    if (memory.size === frames) {
      const [oldest] = memory;
      memory.delete(oldest);
    }
    memory.add(page);
  }
  return faults;
}
