// Wrong: every token that begins with a minus sign is taken for the operator.
#include <sstream>
#include <stack>
#include <stdexcept>
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
        // A number begins with a digit.
        const bool is_operator = token.find_first_of("0123456789") != 0;
        if (!is_operator) {
            values.push(std::stoi(token));
            continue;
        }
        if (values.size() < 2) throw std::invalid_argument("operand missing for " + token);
        const int right = values.top();
        values.pop();
        const int left = values.top();
        values.top() = apply(token.front(), left, right);
    }
    return values.top();
}
