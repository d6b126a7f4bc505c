// Prüfer sequence: again and again remove the smallest leaf and note its neighbour. A pointer to
// the smallest leaf only moves up, but for a detour: if the neighbour becomes a leaf behind the
// pointer, it is the smallest one and is removed next. O(V).

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
		leaf := pointer
		for leaf <= pointer && degree[leaf] == 1 && len(sequence) < n-2 {
			neighbour := sum[leaf]
			sequence = append(sequence, neighbour)
			degree[leaf] = 0
			degree[neighbour]--
			sum[neighbour] -= leaf
			leaf = neighbour
		}
	}
	return sequence
}
