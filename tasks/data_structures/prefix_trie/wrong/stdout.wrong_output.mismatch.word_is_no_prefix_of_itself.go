// A word is not counted at its own last node, so it does not count as beginning with itself.

package main

type WordOp struct {
	Kind string
	Word string
}

type trieNode struct {
	children map[byte]*trieNode
	below    int
	isWord   bool
}

func (t *trieNode) find(letters string) *trieNode {
	node := t
	for i := 0; i < len(letters) && node != nil; i++ {
		node = node.children[letters[i]]
	}
	return node
}

func (t *trieNode) insert(word string) {
	node := t
	for i := range len(word) {
		node.below++
		if node.children == nil {
			node.children = map[byte]*trieNode{}
		}
		next := node.children[word[i]]
		if next == nil {
			next = &trieNode{}
			node.children[word[i]] = next
		}
		node = next
	}
	node.isWord = true
}

func runTrie(operations []WordOp) []int {
	root := &trieNode{}
	answers := []int{}
	for _, operation := range operations {
		node := root.find(operation.Word)
		answer := 0
		switch operation.Kind {
		case "insert":
			if node == nil || !node.isWord {
				root.insert(operation.Word)
			}
			continue
		case "search":
			if node != nil && node.isWord {
				answer = 1
			}
		case "starts_with":
			if node != nil {
				answer = 1
			}
		case "count_prefix":
			if node != nil {
				answer = node.below
			}
		}
		answers = append(answers, answer)
	}
	return answers
}
