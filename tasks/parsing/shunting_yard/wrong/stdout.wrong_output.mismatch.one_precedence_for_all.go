// Wrong: all operators bind equally tightly.

package main

import "strings"

var precedence = map[string]int{"+": 1, "-": 1, "*": 1, "/": 1, "^": 1}

func toPostfix(expression string) string {
	output := []string{}
	stack := []string{} // operators and opening parentheses
	pop := func() string {
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		return top
	}
	for _, token := range strings.Fields(expression) {
		switch token {
		case "(":
			stack = append(stack, token)
		case ")":
			for top := pop(); top != "("; top = pop() {
				output = append(output, top)
			}
		case "+", "-", "*", "/", "^":
			for len(stack) > 0 && precedes(stack[len(stack)-1], token) {
				output = append(output, pop())
			}
			stack = append(stack, token)
		default:
			output = append(output, token)
		}
	}
	for len(stack) > 0 {
		output = append(output, pop())
	}
	return strings.Join(output, " ")
}

// precedes reports whether an operator on the stack gets the operand before the next operator. An
// opening parenthesis has precedence 0 and never does.
func precedes(operator, next string) bool {
	if operator == "^" && next == "^" {
		return false // it groups from the right
	}
	return precedence[operator] >= precedence[next]
}
