// 2-SAT by strongly connected components. The clause (a, b) says that b follows from not a, and a
// from not b. All literals of a component have the same value, so there is a solution unless some
// variable has its negation in its own component. Tarjan's algorithm, O(V + E).

package main

type Satisfiability struct {
	Satisfiable bool
	Components  int
}

func solveTwoSat(n int, clauses [][2]int) Satisfiability {
	implied := make([][]int, 2*n)
	for _, clause := range clauses {
		a, b := clause[0], clause[1]
		implied[vertex(-a)] = append(implied[vertex(-a)], vertex(b))
		implied[vertex(-b)] = append(implied[vertex(-b)], vertex(a))
	}

	component, count := components(implied)
	satisfiable := true
	for k := 1; k <= n; k++ {
		if component[vertex(k)] == component[vertex(-k)] {
			satisfiable = false
		}
	}
	return Satisfiability{satisfiable, count}
}

// vertex numbers the literals 1, -1, 2, -2 and so on from 0.
func vertex(literal int) int {
	if literal > 0 {
		return 2*literal - 2
	}
	return -2*literal - 1
}

// components returns the number of each vertex's component, and how many there are. Components are
// numbered from 1.
func components(successors [][]int) ([]int, int) {
	n := len(successors)
	component := make([]int, n) // 0: none yet
	count := 0
	order := make([]int, n) // 0: not visited yet
	low := make([]int, n)
	visited := 0
	open := []int{}

	// Stacks of goroutines grow as needed, so chains of implications may be long.
	var search func(u int)
	search = func(u int) {
		visited++
		order[u] = visited
		low[u] = visited
		position := len(open)
		open = append(open, u)
		for _, v := range successors[u] {
			if order[v] == 0 {
				search(v)
				low[u] = min(low[u], low[v])
			} else if component[v] == 0 {
				low[u] = min(low[u], order[v])
			}
		}
		if low[u] == order[u] {
			count++
			for _, v := range open[position:] {
				component[v] = count
			}
			open = open[:position]
		}
	}
	for u := range n {
		if order[u] == 0 {
			search(u)
		}
	}
	return component, count
}
