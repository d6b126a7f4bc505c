// The Hopcroft-Karp algorithm. Each phase puts the left vertices into layers by breadth-first
// search and then augments along shortest alternating paths that share no vertex. The shortest path
// grows with every phase, so O(sqrt(V)) phases suffice: O(E sqrt(V)).

package main

const (
	free      = -1
	unreached = -1
)

func hopcroftKarp(nLeft int, nRight int, edges [][2]int) int {
	m := matching{
		neighbours: make([][]int, nLeft),
		rightOf:    filled(nLeft, free),
		leftOf:     filled(nRight, free),
		layer:      make([]int, nLeft),
	}
	for _, edge := range edges {
		u, v := edge[0], edge[1]
		m.neighbours[u] = append(m.neighbours[u], v)
	}
	size := 0
	for m.findLayers() {
		for u := range nLeft {
			if m.rightOf[u] == free && m.augment(u) {
				size++
			}
		}
	}
	return size
}

type matching struct {
	neighbours [][]int
	rightOf    []int // the partner of each left vertex
	leftOf     []int // the partner of each right vertex
	layer      []int // of each left vertex, in this phase
	lastLayer  int   // where the shortest alternating paths reach a free right vertex
}

// findLayers gives left vertices their distance from the free left ones, in steps there and back, as
// far as the nearest free right vertex. It reports whether there is one.
func (m *matching) findLayers() bool {
	queue := make([]int, 0, len(m.layer))
	for u, partner := range m.rightOf {
		m.layer[u] = unreached
		if partner == free {
			m.layer[u] = 0
			queue = append(queue, u)
		}
	}
	for len(queue) > 0 {
		u := queue[0]
		queue = queue[1:]
		for _, v := range m.neighbours[u] {
			next := m.leftOf[v]
			if next == free {
				// All of u's layer is queued by now, and longer paths wait for a later phase.
				m.lastLayer = m.layer[u]
				return true
			}
			if m.layer[next] == unreached {
				m.layer[next] = m.layer[u] + 1
				queue = append(queue, next)
			}
		}
	}
	return false
}

// augment looks for an alternating path from u to a free right vertex that goes down one layer at a
// time, and flips it. It reports whether there is one.
func (m *matching) augment(u int) bool {
	for _, v := range m.neighbours[u] {
		next := m.leftOf[v]
		deeper := m.layer[u] < m.lastLayer && next != free && m.layer[next] == m.layer[u]+1
		if next == free || deeper && m.augment(next) {
			m.rightOf[u] = v
			m.leftOf[v] = u
			return true
		}
	}
	// A dead end stays one for the rest of the phase: nobody need come here again.
	m.layer[u] = unreached
	return false
}

func filled(length, value int) []int {
	values := make([]int, length)
	for i := range values {
		values[i] = value
	}
	return values
}
