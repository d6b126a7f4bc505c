// Mistake: the run that is open at the end is written even if there was none.
#include <string>

std::string run_length_encode(const std::string& text) {
    std::string encoded;
    char current = text[0];
    int length = 0;
    for (const char c : text) {
        if (c != current) {
            encoded += std::to_string(length) + current;
            current = c;
            length = 0;
        }
        ++length;
    }
    return encoded + std::to_string(length) + current;
}
