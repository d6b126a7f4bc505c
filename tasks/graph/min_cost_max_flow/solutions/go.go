// Successive shortest paths: send flow along the cheapest path with free capacity until the sink
// can't be reached. The opposite of each used edge takes flow back and refunds its cost; these costs
// are negative, so paths come from the Bellman-Ford algorithm with a queue. O(F V E).

package main

const inf = 1_000_000_000

// residual is an edge of the residual network. It and its opposite stand side by side in the list of
// edges, so that id^1 is the opposite of id.
type residual struct{ from, to, free, cost int }

type network struct {
	edges    []residual
	outgoing [][]int // by vertex: indices of edges
}

func minCostMaxFlow(n int, edges [][4]int, source int, sink int) [2]int {
	net := &network{outgoing: make([][]int, n)}
	for _, edge := range edges {
		u, v, capacity, cost := edge[0], edge[1], edge[2], edge[3]
		net.add(residual{u, v, capacity, cost})
		net.add(residual{v, u, 0, -cost})
	}

	flow, total := 0, 0
	for {
		path := net.cheapestPath(source, sink)
		if path == nil {
			return [2]int{flow, total}
		}
		amount := inf
		for _, id := range path {
			amount = min(amount, net.edges[id].free)
		}
		for _, id := range path {
			net.edges[id].free -= amount
			net.edges[id^1].free += amount
			total += amount * net.edges[id].cost
		}
		flow += amount
	}
}

func (net *network) add(edge residual) {
	net.outgoing[edge.from] = append(net.outgoing[edge.from], len(net.edges))
	net.edges = append(net.edges, edge)
}

// cheapestPath returns the indices of the edges of a cheapest path, last one first; nil without a path.
func (net *network) cheapestPath(source, sink int) []int {
	n := len(net.outgoing)
	costs := make([]int, n)
	for v := range costs {
		costs[v] = inf
	}
	costs[source] = 0
	arrival := make([]int, n) // the last edge of the cheapest path found so far
	queued := make([]bool, n)
	queue := []int{source}
	for len(queue) > 0 {
		u := queue[0]
		queue = queue[1:]
		queued[u] = false
		for _, id := range net.outgoing[u] {
			edge := net.edges[id]
			if edge.free == 0 || costs[u]+edge.cost >= costs[edge.to] {
				continue
			}
			costs[edge.to] = costs[u] + edge.cost
			arrival[edge.to] = id
			if !queued[edge.to] {
				queued[edge.to] = true
				queue = append(queue, edge.to)
			}
		}
	}
	if costs[sink] == inf {
		return nil
	}
	path := []int{}
	for v := sink; v != source; v = net.edges[arrival[v]].from {
		path = append(path, arrival[v])
	}
	return path
}
