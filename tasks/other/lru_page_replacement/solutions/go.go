// Least-recently-used page replacement: a list keeps the pages in memory in the order of their last
// requests, and a map finds a page in the list. O(1) per request.

package main

import "container/list"

func lruPageFaults(pages []int, frames int) int {
	recent := list.New() // the page requested last is in front
	elements := map[int]*list.Element{}
	faults := 0
	for _, page := range pages {
		if element, ok := elements[page]; ok {
			recent.MoveToFront(element)
			continue
		}
		faults++
		if recent.Len() == frames {
			leastRecent := recent.Remove(recent.Back()).(int)
			delete(elements, leastRecent)
		}
		elements[page] = recent.PushFront(page)
	}
	return faults
}
