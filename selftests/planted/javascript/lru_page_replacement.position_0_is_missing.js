// Mistake: a page at position 0 is taken for a missing one.
/**
 * The number of page faults.
 *
 * @param {number[]} pages
 * @param {number} frames
 * @returns {number}
 */
function lruPageFaults(pages, frames) {
  const memory = [];
  let faults = 0;
  for (const page of pages) {
    const place = memory.indexOf(page);
    if (place > 0) {
      memory.splice(place, 1);
    } else {
      faults++;
      if (memory.length === frames) memory.shift();
    }
    memory.push(page);
  }
  return faults;
}
