// below >= order[u] is the test for a cut vertex; a bridge needs below > order[u].

package main

import (
	"cmp"
	"slices"
)

type GroupTree struct {
	Labels []int
	Tree   [][2]int
}

func bridgeTree(n int, edges [][2]int) GroupTree {
	isBridge := findBridges(n, edges)
	groups := newUnionFind(n)
	for id, edge := range edges {
		if !isBridge[id] {
			groups.union(edge[0], edge[1])
		}
	}

	labels := make([]int, n)
	for v := range labels {
		labels[v] = groups.find(v)
	}
	tree := [][2]int{}
	for id, edge := range edges {
		if isBridge[id] {
			a, b := labels[edge[0]], labels[edge[1]]
			tree = append(tree, [2]int{min(a, b), max(a, b)})
		}
	}
	slices.SortFunc(tree, func(a, b [2]int) int {
		return cmp.Or(cmp.Compare(a[0], b[0]), cmp.Compare(a[1], b[1]))
	})
	return GroupTree{labels, tree}
}

// findBridges tells for each edge of a connected graph whether it is a bridge.
func findBridges(n int, edges [][2]int) []bool {
	// Edges are known by their index, which tells parallel edges apart.
	incident := make([][]int, n)
	for id, edge := range edges {
		u, v := edge[0], edge[1]
		incident[u] = append(incident[u], id)
		incident[v] = append(incident[v], id)
	}

	isBridge := make([]bool, len(edges))
	order := make([]int, n) // 0: not visited yet
	visited := 0
	// Stacks of goroutines grow as needed, so the recursion may be as deep as the longest path.
	var search func(u, parentEdge int) (low int)
	search = func(u, parentEdge int) (low int) {
		visited++
		order[u] = visited
		low = visited
		for _, id := range incident[u] {
			// Only this very edge is skipped: a parallel edge does lead back to the parent.
			if id == parentEdge {
				continue
			}
			v := edges[id][0]
			if v == u {
				v = edges[id][1]
			}
			if order[v] != 0 {
				low = min(low, order[v])
				continue
			}
			below := search(v, id)
			low = min(low, below)
			if below >= order[u] {
				isBridge[id] = true
			}
		}
		return low
	}
	search(0, -1)
	return isBridge
}

// unionFind keeps disjoint sets as trees of links; the root of each is its smallest member.
type unionFind []int

func newUnionFind(n int) unionFind {
	links := make(unionFind, n)
	for v := range links {
		links[v] = v
	}
	return links
}

func (links unionFind) find(v int) int {
	for links[v] != v {
		links[v] = links[links[v]] // halves the path for those who come after
		v = links[v]
	}
	return v
}

func (links unionFind) union(u, v int) {
	u, v = links.find(u), links.find(v)
	links[max(u, v)] = min(u, v)
}
