// The pointer passes over vertices that become leaves behind it, and so runs out of vertices.

package main

func pruferEncode(n int, edges [][2]int) []int {
	degree := make([]int, n)
	// The sum of the neighbours that are left: for a leaf it is the only one.
	sum := make([]int, n)
	for _, edge := range edges {
		u, v := edge[0], edge[1]
		degree[u]++
		degree[v]++
		sum[u] += v
		sum[v] += u
	}

	sequence := make([]int, 0, n-2)
	for pointer := 0; len(sequence) < n-2; pointer++ {
		if degree[pointer] != 1 {
			continue
		}
		neighbour := sum[pointer]
		sequence = append(sequence, neighbour)
		degree[pointer] = 0
		degree[neighbour]--
		sum[neighbour] -= pointer
	}
	return sequence
}
