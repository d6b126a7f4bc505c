// Boruvka's algorithm: in every round each tree chooses the lightest edge that leads out of it, and
// grows together with the tree at the other end. A round at least halves the number of trees that
// are not finished, so there are O(log V) rounds: O(E log V).

package main

func boruvkaMstWeight(n int, edges [][3]int) int {
	// Trees are known by numbers: treeOf tells that of each vertex.
	treeOf := make([]int, n)
	for v := range treeOf {
		treeOf[v] = v
	}
	total := 0
	for trees := n; ; {
		lightest := lightestEdges(trees, treeOf, edges)
		merged := newDisjointSets(trees)
		joined := 0
		for _, id := range lightest {
			// Both trees may have chosen the same edge, and edges of one weight may form a cycle.
			if id >= 0 && merged.union(treeOf[edges[id][0]], treeOf[edges[id][1]]) {
				total += edges[id][2]
				joined++
			}
		}
		if joined == 0 {
			return total
		}
		numbers := merged.numbers()
		for v := range treeOf {
			treeOf[v] = numbers[treeOf[v]]
		}
		trees -= joined
	}
}

// lightestEdges returns for each tree the index of the lightest edge that leads out of it, or -1.
func lightestEdges(trees int, treeOf []int, edges [][3]int) []int {
	lightest := make([]int, trees)
	for tree := range lightest {
		lightest[tree] = -1
	}
	for id, edge := range edges {
		a, b := treeOf[edge[0]], treeOf[edge[1]]
		if a == b {
			continue
		}
		for _, tree := range [2]int{a, b} {
			if best := lightest[tree]; best < 0 || edge[2] < edges[best][2] {
				lightest[tree] = id
			}
		}
	}
	return lightest
}

// disjointSets holds for each element one of its set that is nearer to the set's root.
type disjointSets []int

func newDisjointSets(n int) disjointSets {
	sets := make(disjointSets, n)
	for x := range sets {
		sets[x] = x
	}
	return sets
}

func (s disjointSets) find(x int) int {
	for s[x] != x {
		s[x] = s[s[x]] // halve the path for later searches
		x = s[x]
	}
	return x
}

// union joins the sets of x and y. It reports whether they were different.
func (s disjointSets) union(x, y int) bool {
	a, b := s.find(x), s.find(y)
	s[b] = a
	return a != b
}

// numbers returns for each element the number of its set; sets are numbered from 0.
func (s disjointSets) numbers() []int {
	numbers := make([]int, len(s))
	count := 0
	for x := range s {
		if s[x] == x {
			numbers[x] = count
			count++
		}
	}
	for x := range s {
		numbers[x] = numbers[s.find(x)]
	}
	return numbers
}
