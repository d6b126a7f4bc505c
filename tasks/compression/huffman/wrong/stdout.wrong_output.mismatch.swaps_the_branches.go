// Wrong: the smaller tree becomes the 1 branch.

package main

import "container/heap"

type tree struct {
	count     int
	smallest  byte // of the characters below; a leaf has just this one
	zero, one *tree
}

// forest is a heap of trees with the smallest on top.
type forest []*tree

func (f forest) Len() int      { return len(f) }
func (f forest) Swap(i, j int) { f[i], f[j] = f[j], f[i] }

func (f forest) Less(i, j int) bool {
	if f[i].count != f[j].count {
		return f[i].count < f[j].count
	}
	return f[i].smallest < f[j].smallest
}

func (f *forest) Push(x any) { *f = append(*f, x.(*tree)) }

func (f *forest) Pop() any {
	last := len(*f) - 1
	x := (*f)[last]
	*f = (*f)[:last]
	return x
}

func huffmanCodes(text string) []string {
	var counts [256]int
	for i := range len(text) {
		counts[text[i]]++
	}
	trees := &forest{}
	for character, count := range counts {
		if count > 0 {
			heap.Push(trees, &tree{count: count, smallest: byte(character)})
		}
	}
	if len(*trees) == 0 {
		return []string{}
	}
	if len(*trees) == 1 {
		return []string{"0"} // the way to a root that is a leaf would be empty
	}

	for len(*trees) > 1 {
		one := heap.Pop(trees).(*tree)
		zero := heap.Pop(trees).(*tree)
		smallest := min(zero.smallest, one.smallest)
		heap.Push(trees, &tree{zero.count + one.count, smallest, zero, one})
	}

	var codes [256]string
	(*trees)[0].collect("", &codes)
	result := []string{}
	for _, code := range codes {
		if code != "" {
			result = append(result, code)
		}
	}
	return result
}

// collect writes down the codes of all characters below a tree that the prefix leads to.
func (t *tree) collect(prefix string, codes *[256]string) {
	if t.zero == nil {
		codes[t.smallest] = prefix
		return
	}
	t.zero.collect(prefix+"0", codes)
	t.one.collect(prefix+"1", codes)
}
