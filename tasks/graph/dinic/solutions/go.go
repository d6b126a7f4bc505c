// Dinic's algorithm: as long as the sink can be reached, number the vertices by their distance from
// the source and block all shortest paths with flow. The opposite of each used edge can take flow
// back later on. Shortest paths get longer with every phase: O(V^2 E).

package main

// residual is an edge of the residual network. It and its opposite stand side by side in the list of
// edges, so that id^1 is the opposite of id.
type residual struct {
	to   int
	free int
}

type network struct {
	edges    []residual
	outgoing [][]int // by vertex: indices of edges
	distance []int   // from the source; -1 if there is no path
	next     [][]int // what is left of outgoing in the current phase
}

func maxFlow(n int, edges [][3]int, source int, sink int) int {
	net := &network{outgoing: make([][]int, n), next: make([][]int, n)}
	total := 0
	for _, edge := range edges {
		u, v, capacity := edge[0], edge[1], edge[2]
		net.add(u, residual{v, capacity})
		net.add(v, residual{u, 0})
		total += capacity
	}

	flow := 0
	for net.measure(source); net.distance[sink] >= 0; net.measure(source) {
		copy(net.next, net.outgoing)
		flow += net.send(source, sink, total)
	}
	return flow
}

func (net *network) add(from int, edge residual) {
	net.outgoing[from] = append(net.outgoing[from], len(net.edges))
	net.edges = append(net.edges, edge)
}

// measure finds the distances from the source by breadth-first search.
func (net *network) measure(source int) {
	net.distance = make([]int, len(net.outgoing))
	for v := range net.distance {
		net.distance[v] = -1
	}
	net.distance[source] = 0
	queue := []int{source}
	for len(queue) > 0 {
		u := queue[0]
		queue = queue[1:]
		for _, id := range net.outgoing[u] {
			edge := net.edges[id]
			if edge.free > 0 && net.distance[edge.to] < 0 {
				net.distance[edge.to] = net.distance[u] + 1
				queue = append(queue, edge.to)
			}
		}
	}
}

// send brings at most limit from u to the sink on shortest paths. It returns the amount.
func (net *network) send(u, sink, limit int) int {
	if u == sink {
		return limit
	}
	sent := 0
	for len(net.next[u]) > 0 {
		id := net.next[u][0]
		edge := &net.edges[id]
		if edge.free > 0 && net.distance[edge.to] == net.distance[u]+1 {
			amount := net.send(edge.to, sink, min(limit-sent, edge.free))
			edge.free -= amount
			net.edges[id^1].free += amount
			sent += amount
		}
		if sent == limit {
			break
		}
		// Nothing more can pass here in this phase: never look at the edge again.
		net.next[u] = net.next[u][1:]
	}
	return sent
}
