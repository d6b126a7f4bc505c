// The shunting-yard algorithm: infix to postfix notation in one pass, O(n).
//
// Operands go straight to the output. An operator waits on a stack until its right operand is
// complete, which an operator that binds no tighter, a closing parenthesis or the end tells.

/// The expression in postfix notation.
fn to_postfix(expression: &str) -> String {
    let mut output = Vec::new();
    let mut stack: Vec<&str> = Vec::new(); // operators and open parentheses
    for token in expression.split_whitespace() {
        match token {
            "(" => stack.push(token),
            ")" => {
                while let Some(operator) = stack.pop().filter(|&top| top != "(") {
                    output.push(operator);
                }
            }
            "+" | "-" | "*" | "/" | "^" => {
                while let Some(&top) = stack.last() {
                    if !takes_operand_first(top, token) {
                        break;
                    }
                    output.push(top);
                    stack.pop();
                }
                stack.push(token);
            }
            operand => output.push(operand),
        }
    }
    output.extend(stack.into_iter().rev());
    output.join(" ")
}

/// Whether the operand between two operators belongs to the earlier one.
fn takes_operand_first(earlier: &str, later: &str) -> bool {
    match later {
        "^" => false, // it binds tightest, and groups from the right
        _ => precedence(earlier) >= precedence(later),
    }
}

/// How tightly an operator binds. An open parenthesis gives up no operand.
fn precedence(operator: &str) -> u8 {
    match operator {
        "+" | "-" => 1,
        "*" | "/" => 2,
        "^" => 3,
        _ => 0,
    }
}
