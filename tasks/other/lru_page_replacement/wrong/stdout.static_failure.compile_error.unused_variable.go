// Wrong: Go does not accept a variable that is never used.

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
		}
		elements[page] = recent.PushFront(page)
	}
	return faults
}
