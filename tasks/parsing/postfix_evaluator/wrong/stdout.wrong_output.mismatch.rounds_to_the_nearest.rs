// Wrong: quotients are rounded to the nearest integer.

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
                "/" => (f64::from(left) / f64::from(right)).round() as i32,
                _ => panic!("unknown token {token}"),
            }
        });
        stack.push(value);
    }
    stack.pop().expect("a value")
}
