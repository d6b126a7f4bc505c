import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.StringJoiner;

/** Mistake: only one waiting operator makes way for the next one. */
public class Main {
    record Operator(int precedence, boolean groupsFromRight) {
        /** Whether this operator, on the stack, gets the operand before the next operator. */
        boolean precedes(Operator next) {
            return precedence > next.precedence
                    || precedence == next.precedence && !groupsFromRight;
        }
    }

    static final Map<String, Operator> OPERATORS = Map.of(
            "+", new Operator(1, false),
            "-", new Operator(1, false),
            "*", new Operator(2, false),
            "/", new Operator(2, false),
            "^", new Operator(3, true));

    static String toPostfix(String expression) {
        StringJoiner output = new StringJoiner(" ");
        Deque<String> stack = new ArrayDeque<>(); // operators and opening parentheses
        for (String token : expression.split(" ")) {
            Operator operator = OPERATORS.get(token);
            if (operator != null) {
                if (!stack.isEmpty()
                        && !stack.peek().equals("(")
                        && OPERATORS.get(stack.peek()).precedes(operator)) {
                    output.add(stack.pop());
                }
                stack.push(token);
            } else if (token.equals("(")) {
                stack.push(token);
            } else if (token.equals(")")) {
                while (!stack.peek().equals("(")) {
                    output.add(stack.pop());
                }
                stack.pop();
            } else {
                output.add(token);
            }
        }
        while (!stack.isEmpty()) {
            output.add(stack.pop());
        }
        return output.toString();
    }
}
