// Mistake: the first search starts at an end of the first edge, which a tree of one vertex lacks.

package main

func treeDiameter(n int, edges [][2]int) int {
	neighbours := make([][]int, n)
	for _, edge := range edges {
		u, v := edge[0], edge[1]
		neighbours[u] = append(neighbours[u], v)
		neighbours[v] = append(neighbours[v], u)
	}
	end, _ := farthest(neighbours, edges[0][0])
	_, length := farthest(neighbours, end)
	return length
}

// farthest gives a vertex with the greatest distance from start, and that distance.
func farthest(neighbours [][]int, start int) (vertex, distance int) {
	type visit struct {
		vertex, cameFrom, distance int
	}
	queue := make([]visit, 0, len(neighbours))
	queue = append(queue, visit{start, -1, 0})
	for next := 0; next < len(queue); next++ {
		u := queue[next]
		for _, v := range neighbours[u.vertex] {
			// A tree has no other way back than the one we came.
			if v != u.cameFrom {
				queue = append(queue, visit{v, u.vertex, u.distance + 1})
			}
		}
	}
	last := queue[len(queue)-1]
	return last.vertex, last.distance
}
