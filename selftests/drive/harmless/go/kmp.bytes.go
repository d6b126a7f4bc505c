package main

import "fmt"

type text = []byte

func kmpSearch(haystack, needle text) []uint32 {
	failure := make([]int, len(needle))
	for i, k := 1, 0; i < len(needle); i++ {
		for k > 0 && needle[i] != needle[k] {
			k = failure[k-1]
		}
		if needle[i] == needle[k] {
			k++
		}
		failure[i] = k
	}
	var found []uint32
	k := 0
	for i, c := range haystack {
		for k > 0 && c != needle[k] {
			k = failure[k-1]
		}
		if c == needle[k] {
			k++
		}
		if k == len(needle) {
			found = append(found, uint32(i-k+1))
			k = failure[k-1]
		}
	}
	return found
}

func main() {
	found := kmpSearch(text("aabbaabaabaaabaaabababaaabaa"), text("aabaaab"))
	if found == nil {
		fmt.Println("NONE")
		return
	}
	for _, place := range found {
		fmt.Print(place, " ")
	}
}
