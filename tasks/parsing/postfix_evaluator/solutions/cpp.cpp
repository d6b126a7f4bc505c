// Evaluates a postfix expression: numbers are pushed on a stack, and an operator replaces the two
// numbers on top, its operands, by their result. O(n) time.
#include <sstream>
#include <stack>
#include <string>

namespace {

// A division of integers truncates toward zero in C++, as it should here.
int apply(char symbol, int left, int right) {
    switch (symbol) {
        case '+': return left + right;
        case '-': return left - right;
        case '*': return left * right;
        default: return left / right;
    }
}

}  // namespace

int evaluate_postfix(const std::string& expression) {
    std::stack<int> values;
    std::istringstream tokens(expression);
    for (std::string token; tokens >> token;) {
        // The minus sign of a number has digits behind it, the operator has not.
        const bool is_operator = token.find_first_of("0123456789") == std::string::npos;
        if (!is_operator) {
            values.push(std::stoi(token));
            continue;
        }
        const int right = values.top();
        values.pop();
        const int left = values.top();
        values.top() = apply(token.front(), left, right);
    }
    return values.top();
}
