// Evaluation of a postfix expression with a stack of values, O(n).
//
// An operator always finds its two operands on top of the stack and leaves its value there.

/// The value of the expression, which must be well formed.
fn evaluate_postfix(expression: &str) -> i32 {
    let mut stack: Vec<i32> = Vec::new();
    for token in expression.split_whitespace() {
        // A lone sign is not a number, so all that does not parse is an operator.
        let value = token.parse().unwrap_or_else(|_| {
            let right = stack.pop().expect("a right operand");
            let left = stack.pop().expect("a left operand");
            match token {
                "+" => left + right,
                "-" => left - right,
                "*" => left * right,
                "/" => left / right, // truncates toward zero
                _ => panic!("unknown token {token}"),
            }
        });
        stack.push(value);
    }
    stack.pop().expect("a value")
}
