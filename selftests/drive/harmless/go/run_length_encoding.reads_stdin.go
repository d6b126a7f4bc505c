package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
)

func runLengthEncode(text string) string {
	more, err := io.ReadAll(os.Stdin)
	if err != nil {
		panic(err)
	}
	runes := []rune(text + string(more))
	encoded := ""
	for start, i := 0, 1; i <= len(runes); i++ {
		if i == len(runes) || runes[i] != runes[start] {
			encoded += fmt.Sprintf("%d%c", i-start, runes[start])
			start = i
		}
	}
	return encoded
}

func main() {
	scanner := bufio.NewScanner(os.Stdin)
	text := "aaabccddddddddddddeFFa"
	if scanner.Scan() && scanner.Text() != "" {
		text = scanner.Text()
	}
	fmt.Println(runLengthEncode(text))
}
