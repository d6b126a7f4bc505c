package main

import "fmt"

func caesarEncrypt(text []rune, shift int) []rune {
	for i, r := range text {
		for _, first := range "aA" {
			if r >= first && r < first+26 {
				text[i] = first + rune(((int(r-first)+shift)%26+26)%26)
			}
		}
	}
	return text
}

func main() {
	fmt.Println(string(caesarEncrypt([]rune("A Jazz & Quiz-Night at 10pm, Box 7!"), -29)))
}
