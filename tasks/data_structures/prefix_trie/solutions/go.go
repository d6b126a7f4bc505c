// A trie: a tree in which each step is a letter, so words that begin alike share the path of their
// common beginning. Every operation takes time in proportion to the length of its word.

package main

type WordOp struct {
	Kind string
	Word string
}

func runTrie(operations []WordOp) []int {
	root := &trieNode{}
	answers := []int{}
	for _, operation := range operations {
		node := root.find(operation.Word)
		switch operation.Kind {
		case "insert":
			// A word that is known must not be counted once more.
			if node == nil || !node.isWord {
				root.insert(operation.Word)
			}
		case "search":
			answers = append(answers, toInt(node != nil && node.isWord))
		case "starts_with":
			answers = append(answers, toInt(node != nil))
		case "count_prefix":
			words := 0
			if node != nil {
				words = node.words
			}
			answers = append(answers, words)
		}
	}
	return answers
}

// trieNode is the place in the tree that a sequence of letters leads to.
type trieNode struct {
	children map[byte]*trieNode
	words    int // how many words lead here or beyond
	isWord   bool
}

// find returns the node that the letters lead to, nil if there is none.
func (t *trieNode) find(letters string) *trieNode {
	node := t
	for i := 0; i < len(letters) && node != nil; i++ {
		node = node.children[letters[i]]
	}
	return node
}

// insert stores a new word.
func (t *trieNode) insert(word string) {
	node := t
	for i := range len(word) {
		if node.children == nil {
			node.children = map[byte]*trieNode{} // leaves do without one
		}
		next := node.children[word[i]]
		if next == nil {
			next = &trieNode{}
			node.children[word[i]] = next
		}
		next.words++
		node = next
	}
	node.isWord = true
}

func toInt(holds bool) int {
	if holds {
		return 1
	}
	return 0
}
