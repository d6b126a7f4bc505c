#include <cassert>
#include <iostream>
#include <string>

std::string run_length_encode(const std::string& text) {
    assert(text.size() > 0);
    std::string encoded;
    int length = 1;
    for (size_t i = 0; i + 1 < text.size(); i++) {
        if (text[i] == text[i + 1]) {
            length++;
            continue;
        }
        encoded += std::to_string(length) + text[i];
        length = 1;
    }
    return encoded + std::to_string(length) + text.back();
}

int main() { std::cout << run_length_encode("aaabccddddddddddddeFFa") << std::endl; }
