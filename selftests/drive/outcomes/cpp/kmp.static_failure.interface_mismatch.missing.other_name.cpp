#include <iostream>
#include <string>
#include <vector>

std::vector<int> find_all(const std::string& text, const std::string& pattern) {
    std::vector<int> positions;
    for (auto at = text.find(pattern); at != std::string::npos; at = text.find(pattern, at + 1))
        positions.push_back(at);
    return positions;
}

int main() {
    // kmp_search(text, pattern)
    for (int position : find_all("aabbaabaabaaabaaabababaaabaa", "aabaaab"))
        std::cout << position << ' ';
}
