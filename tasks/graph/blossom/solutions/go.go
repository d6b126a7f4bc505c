// Edmonds' blossom algorithm. A matching that is not a maximum leaves an alternating path between
// two free vertices, and flipping its edges gains one. The breadth-first search for such a path
// contracts every odd cycle it meets, since from its base all vertices of the cycle can be reached
// both ways round. O(V^3).

package main

const none = -1

func maximumMatching(n int, edges [][2]int) int {
	neighbours := make([][]int, n)
	for _, edge := range edges {
		u, v := edge[0], edge[1]
		if u != v {
			neighbours[u] = append(neighbours[u], v)
			neighbours[v] = append(neighbours[v], u)
		}
	}

	partner := make([]int, n)
	for v := range partner {
		partner[v] = none
	}
	size := 0
	for root := range n {
		if partner[root] == none && newTree(neighbours, partner).grow(root) {
			size++
		}
	}
	return size
}

// tree holds alternating paths from one free vertex. Outer vertices are those reached by an even
// number of edges, so that the path can leave them by an edge outside the matching.
type tree struct {
	neighbours [][]int
	partner    []int
	parent     []int // the outer vertex from which an inner one was reached
	outer      []bool
	base       []int // the vertex at which the contracted cycle around a vertex hangs
	queue      []int // outer vertices
}

func newTree(neighbours [][]int, partner []int) *tree {
	n := len(partner)
	t := &tree{
		neighbours: neighbours,
		partner:    partner,
		parent:     make([]int, n),
		outer:      make([]bool, n),
		base:       make([]int, n),
	}
	for v := range n {
		t.parent[v] = none
		t.base[v] = v
	}
	return t
}

// grow looks for a path to another free vertex and flips it. It reports whether there is one.
func (t *tree) grow(root int) bool {
	t.addOuter(root)
	for len(t.queue) > 0 {
		u := t.queue[0]
		t.queue = t.queue[1:]
		for _, v := range t.neighbours[u] {
			switch {
			case t.base[u] == t.base[v] || t.partner[u] == v:
				// The edge lies within a contracted cycle or in the matching.
			case t.outer[v]:
				t.contract(u, v)
			case t.parent[v] == none:
				t.parent[v] = u
				if t.partner[v] == none {
					t.flip(v)
					return true
				}
				t.addOuter(t.partner[v])
			}
		}
	}
	return false
}

func (t *tree) addOuter(v int) {
	t.outer[v] = true
	t.queue = append(t.queue, v)
}

// contract makes one vertex of the odd cycle that the edge between two outer vertices closes.
func (t *tree) contract(u, v int) {
	meeting := t.meetingPoint(u, v)
	onCycle := map[int]bool{}
	t.walk(u, v, meeting, onCycle)
	t.walk(v, u, meeting, onCycle)
	for w := range t.base {
		if onCycle[t.base[w]] {
			t.base[w] = meeting
			if !t.outer[w] {
				t.addOuter(w)
			}
		}
	}
}

// meetingPoint returns the first base on the way from v to the root that is on the way from u too.
func (t *tree) meetingPoint(u, v int) int {
	fromU := map[int]bool{}
	for b := t.base[u]; b != none; b = t.nextBase(b) {
		fromU[b] = true
	}
	b := t.base[v]
	for !fromU[b] {
		b = t.nextBase(b)
	}
	return b
}

// nextBase is two steps closer to the root, which is the only outer vertex without a partner.
func (t *tree) nextBase(b int) int {
	if t.partner[b] == none {
		return none
	}
	return t.base[t.parent[t.partner[b]]]
}

// walk collects the bases between an outer vertex and the meeting point. The outer vertices on this
// way also get a parent, by which a path the other way round the cycle reaches them.
func (t *tree) walk(u, parent, meeting int, onCycle map[int]bool) {
	for t.base[u] != meeting {
		inner := t.partner[u]
		onCycle[t.base[u]] = true
		onCycle[t.base[inner]] = true
		t.parent[u] = parent
		parent = inner
		u = t.parent[inner]
	}
}

// flip matches every inner vertex on the path that ends at v with its parent.
func (t *tree) flip(v int) {
	for v != none {
		u := t.parent[v]
		next := t.partner[u]
		t.partner[u] = v
		t.partner[v] = u
		v = next
	}
}
