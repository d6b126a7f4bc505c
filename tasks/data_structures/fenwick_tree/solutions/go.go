// A Fenwick tree: node i covers the entries i-lowbit(i)+1 to i, counted from 1, where lowbit(i) is
// the value of the lowest set bit of i. Adding and summing visit O(log n) nodes.

package main

type ArrayOp struct {
	Kind string
	A    int
	B    int
}

func runFenwickTree(values []int, operations []ArrayOp) []int {
	tree := newFenwickTree(values)
	answers := []int{}
	for _, operation := range operations {
		a, b := operation.A, operation.B
		switch operation.Kind {
		case "add":
			tree.add(a, b)
		case "prefix":
			answers = append(answers, tree.sum(a+1))
		case "range":
			answers = append(answers, tree.sum(b+1)-tree.sum(a))
		}
	}
	return answers
}

// fenwickTree holds the sums of the nodes; its entry 0 is not used.
type fenwickTree []int

func newFenwickTree(values []int) fenwickTree {
	tree := make(fenwickTree, len(values)+1)
	for i := 1; i < len(tree); i++ {
		tree[i] += values[i-1]
		if parent := i + lowbit(i); parent < len(tree) {
			tree[parent] += tree[i] // the parent covers all that the node covers
		}
	}
	return tree
}

// add adds an amount to the entry with the given 0-based index.
func (t fenwickTree) add(index, amount int) {
	for i := index + 1; i < len(t); i += lowbit(i) {
		t[i] += amount
	}
}

// sum returns the sum of the first n entries.
func (t fenwickTree) sum(n int) int {
	total := 0
	for ; n > 0; n -= lowbit(n) {
		total += t[n]
	}
	return total
}

func lowbit(i int) int {
	return i & -i
}
