// A segment tree: the root stands for the whole array, its children for the halves, and so on down
// to single entries. Every node knows the sum and the minimum of its part. O(log n) per operation.

package main

import "math"

type ArrayOp struct {
	Kind string
	A    int
	B    int
}

func runSegmentTree(values []int, operations []ArrayOp) []int {
	tree := newSegment(values, 0)
	answers := []int{}
	for _, operation := range operations {
		a, b := operation.A, operation.B
		switch operation.Kind {
		case "set":
			tree.set(a, b)
		case "sum":
			sum, _ := tree.query(a, b+1)
			answers = append(answers, sum)
		case "min":
			_, smallest := tree.query(a, b+1)
			answers = append(answers, smallest)
		}
	}
	return answers
}

// segment is a node: the part of the array from index from up to, but not including, index to.
type segment struct {
	from, to      int
	left, right   *segment // nil for a single entry
	sum, smallest int
}

// newSegment makes the tree for values, the first of which has the index from in the whole array.
func newSegment(values []int, from int) *segment {
	s := &segment{from: from, to: from + len(values)}
	if len(values) == 1 {
		s.sum, s.smallest = values[0], values[0]
		return s
	}
	half := len(values) / 2
	s.left = newSegment(values[:half], from)
	s.right = newSegment(values[half:], from+half)
	s.update()
	return s
}

func (s *segment) update() {
	s.sum = s.left.sum + s.right.sum
	s.smallest = min(s.left.smallest, s.right.smallest)
}

func (s *segment) set(index, value int) {
	if s.left == nil {
		s.sum, s.smallest = value, value
		return
	}
	if index < s.left.to {
		s.left.set(index, value)
	} else {
		s.right.set(index, value)
	}
	s.update()
}

// query returns the sum and the minimum of the entries of the segment in from..to-1.
func (s *segment) query(from, to int) (sum, smallest int) {
	switch {
	case to <= s.from || s.to <= from:
		return 0, math.MaxInt
	case from <= s.from && s.to <= to:
		return s.sum, s.smallest
	}
	leftSum, leftSmallest := s.left.query(from, to)
	rightSum, rightSmallest := s.right.query(from, to)
	return leftSum + rightSum, min(leftSmallest, rightSmallest)
}
