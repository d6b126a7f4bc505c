// Go refuses to compile a program with a variable that is never used.

package main

import (
	"cmp"
	"slices"
)

func kruskalMstWeight(n int, edges [][3]int) int {
	byWeight := slices.Clone(edges) // the caller's order stays as it is
	slices.SortFunc(byWeight, func(a, b [3]int) int { return cmp.Compare(a[2], b[2]) })
	trees := newDisjointSets(n)
	total, chosen := 0, 0
	for _, edge := range byWeight {
		if trees.union(edge[0], edge[1]) {
			total += edge[2]
			chosen := chosen + 1
		}
	}
	return total
}

type disjointSets struct {
	parent []int
	size   []int
}

func newDisjointSets(n int) *disjointSets {
	sets := &disjointSets{make([]int, n), make([]int, n)}
	for v := range n {
		sets.parent[v] = v
		sets.size[v] = 1
	}
	return sets
}

func (s *disjointSets) find(v int) int {
	for s.parent[v] != v {
		s.parent[v] = s.parent[s.parent[v]] // halve the path for later searches
		v = s.parent[v]
	}
	return v
}

// union joins the sets of u and v. It reports whether they were different.
func (s *disjointSets) union(u, v int) bool {
	a, b := s.find(u), s.find(v)
	if a == b {
		return false
	}
	// The smaller tree goes below the larger one, which keeps the trees flat.
	if s.size[a] < s.size[b] {
		a, b = b, a
	}
	s.parent[b] = a
	s.size[a] += s.size[b]
	return true
}
