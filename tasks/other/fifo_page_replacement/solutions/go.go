// First-in-first-out page replacement: the pages take the frames in turn, so the next frame always
// holds the page that was loaded first. O(1) per request.

package main

func fifoPageFaults(pages []int, frames int) int {
	memory := make([]int, 0, frames)
	loaded := map[int]bool{} // the pages in memory
	faults := 0
	for _, page := range pages {
		if loaded[page] {
			continue // a hit does not change whose turn it is
		}
		if len(memory) < frames {
			memory = append(memory, page)
		} else {
			oldest := faults % frames
			delete(loaded, memory[oldest])
			memory[oldest] = page
		}
		loaded[page] = true
		faults++
	}
	return faults
}
