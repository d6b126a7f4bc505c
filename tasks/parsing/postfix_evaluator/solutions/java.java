import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Evaluates an expression in postfix notation: numbers go on a stack, and an operator replaces the
 * two numbers on top by its result. O(n).
 */
public class Main {
    static int evaluatePostfix(String expression) {
        Deque<Integer> stack = new ArrayDeque<>();
        for (String token : expression.split(" ")) {
            switch (token) {
                case "+" -> stack.push(stack.pop() + stack.pop());
                case "*" -> stack.push(stack.pop() * stack.pop());
                // The right operand was pushed last, so it comes off first.
                case "-" -> stack.push(-stack.pop() + stack.pop());
                case "/" -> {
                    int divisor = stack.pop();
                    stack.push(stack.pop() / divisor); // truncates toward zero
                }
                default -> stack.push(Integer.parseInt(token));
            }
        }
        return stack.pop();
    }
}
