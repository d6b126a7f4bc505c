// The shunting-yard algorithm: infix to postfix notation in one pass, O(n).
//
// Operands go straight to the output. An operator waits on a stack until its right operand is
// complete, which an operator that binds no tighter, a closing parenthesis or the end tells.

const PRECEDENCE = new Map([
  ["+", 1],
  ["-", 1],
  ["*", 2],
  ["/", 2],
  ["^", 3],
]);

/**
 * The expression in postfix notation.
 *
 * @param {string} expression
 * @returns {string}
 */
function toPostfix(expression) {
  const output = [];
  const stack = []; // operators and open parentheses
  for (const token of expression.split(" ")) {
    if (PRECEDENCE.has(token)) {
      while (stack.length > 0 && takesOperandFirst(stack.at(-1), token)) {
        output.push(stack.pop());
      }
      stack.push(token);
    } else if (token === "(") {
      stack.push(token);
    } else if (token === ")") {
      while (stack.at(-1) !== "(") output.push(stack.pop());
      stack.pop();
    } else {
      output.push(token);
    }
  }
  return [...output, ...stack.reverse()].join(" ");
}

/** Whether the operand between two operators belongs to the earlier one. */
function takesOperandFirst(earlier, later) {
  if (earlier === "(") return false;
  if (later === "^") return false; // it binds tightest, and groups from the right
  return PRECEDENCE.get(earlier) >= PRECEDENCE.get(later);
}
