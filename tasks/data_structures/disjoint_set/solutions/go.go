// Disjoint sets as a forest: the root of a tree stands for its set. The smaller tree goes below the
// larger one, and the paths that are walked get shorter, so an operation takes O(alpha(n))
// amortized time, which is next to constant.

package main

type SetOp struct {
	Kind string
	A    int
	B    int
}

func runDisjointSet(n int, operations []SetOp) []int {
	sets := newDisjointSet(n)
	answers := make([]int, 0, len(operations))
	for _, operation := range operations {
		answer := 0
		switch operation.Kind {
		case "union":
			if sets.union(operation.A, operation.B) {
				answer = 1
			}
		case "connected":
			if sets.find(operation.A) == sets.find(operation.B) {
				answer = 1
			}
		case "size":
			answer = sets.size[sets.find(operation.A)]
		case "count":
			answer = sets.count
		}
		answers = append(answers, answer)
	}
	return answers
}

type disjointSet struct {
	parent []int // a root is its own parent
	size   []int // the number of elements of each set, kept at its root
	count  int
}

func newDisjointSet(n int) *disjointSet {
	sets := &disjointSet{parent: make([]int, n), size: make([]int, n), count: n}
	for x := range n {
		sets.parent[x] = x
		sets.size[x] = 1
	}
	return sets
}

// find returns the root of x's tree.
func (s *disjointSet) find(x int) int {
	for s.parent[x] != x {
		s.parent[x] = s.parent[s.parent[x]] // halves the path for those who come after
		x = s.parent[x]
	}
	return x
}

// union merges the sets of a and b and reports whether they were different.
func (s *disjointSet) union(a, b int) bool {
	a, b = s.find(a), s.find(b)
	if a == b {
		return false
	}
	if s.size[a] < s.size[b] {
		a, b = b, a
	}
	s.parent[b] = a
	s.size[a] += s.size[b]
	s.count--
	return true
}
