// Mistake: operands stay texts, which + joins.

const OPERATIONS = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  // Numbers here can be -0, which would be shown with its sign; adding 0 makes it 0.
  "*": (a, b) => a * b + 0,
  "/": (a, b) => Math.trunc(a / b) + 0,
};

/**
 * The value of the expression.
 *
 * @param {string} expression
 * @returns {number}
 */
function evaluatePostfix(expression) {
  const stack = [];
  for (const token of expression.split(" ")) {
    if (token in OPERATIONS) {
      const right = stack.pop();
      const left = stack.pop();
      stack.push(OPERATIONS[token](left, right));
    } else {
      stack.push(token);
    }
  }
  return Number(stack.pop());
}
