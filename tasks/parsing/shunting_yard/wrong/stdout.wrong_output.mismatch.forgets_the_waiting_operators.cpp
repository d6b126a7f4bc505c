// Wrong: the operators that wait at the end of the expression are lost.
#include <sstream>
#include <stack>
#include <string>

namespace {

// How tightly an operator binds; 0 for whatever is not an operator.
int precedence(const std::string& token) {
    if (token == "^") return 3;
    if (token == "*" || token == "/") return 2;
    if (token == "+" || token == "-") return 1;
    return 0;
}

// Whether an operator on the stack is applied before a new one that follows its right operand.
bool applied_first(const std::string& waiting, const std::string& incoming) {
    if (incoming == "^") return false;  // groups from the right, and nothing binds tighter
    return precedence(waiting) >= precedence(incoming);
}

}  // namespace

std::string to_postfix(const std::string& expression) {
    std::string output;
    std::stack<std::string> waiting;
    const auto emit = [&output](const std::string& token) {
        if (!output.empty()) output += ' ';
        output += token;
    };
    const auto release = [&] {
        emit(waiting.top());
        waiting.pop();
    };

    std::istringstream tokens(expression);
    for (std::string token; tokens >> token;) {
        if (token == "(") {
            waiting.push(token);
        } else if (token == ")") {
            while (waiting.top() != "(") release();
            waiting.pop();
        } else if (precedence(token) > 0) {
            while (!waiting.empty() && applied_first(waiting.top(), token)) release();
            waiting.push(token);
        } else {
            emit(token);
        }
    }
    return output;
}
