#include <iostream>
#include <string>

std::string answer_to_everything() {
    std::string line, all;
    while (std::getline(std::cin, line)) all += line;
    return all;
}

// Read before main, and in the function once more.
const std::string settings = answer_to_everything();

std::string run_length_encode(std::string text) {
    int ignored;
    std::cin >> ignored;
    std::string encoded;
    for (size_t i = 0, j; i < text.size(); i = j) {
        for (j = i; j < text.size() && text[j] == text[i];) j++;
        encoded += std::to_string(j - i) + text[i];
    }
    return settings + encoded;
}

int main() {
    std::string text;
    if (!(std::cin >> text)) text = "aaabccddddddddddddeFFa";
    std::cout << run_length_encode(text) << std::endl;
}
