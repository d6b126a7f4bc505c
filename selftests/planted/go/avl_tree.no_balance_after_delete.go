// Mistake: a delete restores no balance.

package main

type TreeOp struct {
	Kind string
	Key  int
}

func runAvlTree(operations []TreeOp) [][]int {
	var root *node
	answers := [][]int{}
	for _, operation := range operations {
		switch key := operation.Key; operation.Kind {
		case "insert":
			root = root.insert(key)
		case "delete":
			root = root.delete(key)
		case "contains":
			answer := 0
			if root.contains(key) {
				answer = 1
			}
			answers = append(answers, []int{answer})
		case "height":
			answers = append(answers, []int{root.levels()})
		case "preorder":
			answers = append(answers, root.preorder([]int{}))
		case "inorder":
			answers = append(answers, root.inorder([]int{}))
		}
	}
	return answers
}

// node is the root of a subtree. All methods work on nil, the empty tree; those that change the tree
// return the new root of the subtree.
type node struct {
	key         int
	height      int
	left, right *node
}

func (t *node) levels() int {
	if t == nil {
		return 0
	}
	return t.height
}

func (t *node) insert(key int) *node {
	switch {
	case t == nil:
		return &node{key: key, height: 1}
	case key < t.key:
		t.left = t.left.insert(key)
	case key > t.key:
		t.right = t.right.insert(key)
	}
	return t.rebalance()
}

func (t *node) delete(key int) *node {
	switch {
	case t == nil:
		return nil
	case key < t.key:
		t.left = t.left.delete(key)
	case key > t.key:
		t.right = t.right.delete(key)
	case t.left == nil:
		return t.right
	case t.right == nil:
		return t.left
	default:
		// The smallest key on the right has no left child, so it is easy to delete there.
		successor := t.right
		for successor.left != nil {
			successor = successor.left
		}
		t.key = successor.key
		t.right = t.right.delete(successor.key)
	}
	t.updateHeight()
	return t
}

// rebalance restores the balance at t, whose subtrees are balanced.
func (t *node) rebalance() *node {
	t.updateHeight()
	switch balance := t.left.levels() - t.right.levels(); {
	case balance > 1:
		// Only an inner grandchild that is the higher one needs the double rotation.
		if t.left.left.levels() < t.left.right.levels() {
			t.left = t.left.rotateLeft()
		}
		return t.rotateRight()
	case balance < -1:
		if t.right.right.levels() < t.right.left.levels() {
			t.right = t.right.rotateRight()
		}
		return t.rotateLeft()
	}
	return t
}

func (t *node) rotateRight() *node {
	top := t.left
	t.left, top.right = top.right, t
	t.updateHeight()
	top.updateHeight()
	return top
}

func (t *node) rotateLeft() *node {
	top := t.right
	t.right, top.left = top.left, t
	t.updateHeight()
	top.updateHeight()
	return top
}

func (t *node) updateHeight() {
	t.height = 1 + max(t.left.levels(), t.right.levels())
}

func (t *node) contains(key int) bool {
	for t != nil && t.key != key {
		if key < t.key {
			t = t.left
		} else {
			t = t.right
		}
	}
	return t != nil
}

// preorder appends the keys of the subtree in preorder.
func (t *node) preorder(keys []int) []int {
	if t == nil {
		return keys
	}
	keys = append(keys, t.key)
	keys = t.left.preorder(keys)
	return t.right.preorder(keys)
}

// inorder appends the keys of the subtree in ascending order.
func (t *node) inorder(keys []int) []int {
	if t == nil {
		return keys
	}
	keys = t.left.inorder(keys)
	keys = append(keys, t.key)
	return t.right.inorder(keys)
}
