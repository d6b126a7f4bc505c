// Heap sort: build a max-heap, then move its root, the largest value, behind the heap, which gets
// shorter by one. O(n log n) time, O(1) space besides the copy.

package main

func heapSort(values []int) []int {
	heap := append([]int{}, values...) // a copy, as the caller's slice must not change
	// Leaves are heaps already, so building starts at the last node that has a child.
	for root := len(heap)/2 - 1; root >= 0; root-- {
		siftDown(heap, root)
	}
	for last := len(heap) - 1; last > 0; last-- {
		heap[0], heap[last] = heap[last], heap[0]
		siftDown(heap[:last], 0)
	}
	return heap
}

// siftDown lets the value at root sink until no child is larger.
func siftDown(heap []int, root int) {
	for 2*root+1 < len(heap) {
		child := 2*root + 1
		if child+1 < len(heap) && heap[child+1] > heap[child] {
			child++
		}
		if heap[child] <= heap[root] {
			return
		}
		heap[root], heap[child] = heap[child], heap[root]
		root = child
	}
}
