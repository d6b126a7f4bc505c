// Evaluates an expression in postfix notation: numbers go on a stack, and an operator replaces the
// two numbers on top by its result. O(n).

package main

import (
	"strconv"
	"strings"
)

func evaluatePostfix(expression string) int {
	stack := []int{}
	for _, token := range strings.Fields(expression) {
		if number, err := strconv.Atoi(token); err == nil {
			stack = append(stack, number)
			continue
		}
		// Of the two numbers on top, the left operand lies below the right one.
		top := len(stack) - 1
		left, right := stack[top-1], stack[top]
		stack = stack[:top]
		stack[top-1] = apply(token, left, right)
	}
	return stack[0]
}

func apply(operator string, left, right int) int {
	switch operator {
	case "+":
		return left + right
	case "-":
		return left - right
	case "*":
		return left * right
	default:
		return left / right // truncates toward zero
	}
}
