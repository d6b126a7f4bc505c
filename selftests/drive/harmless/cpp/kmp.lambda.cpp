#include <iostream>
#include <string>
#include <vector>

auto kmp_search = [](const std::string& text, const std::string& pattern) -> std::vector<int> {
    std::vector<int> border(pattern.size()), positions;
    for (size_t i = 1, k = 0; i < pattern.size(); i++) {
        while (k > 0 && pattern[i] != pattern[k]) k = border[k - 1];
        if (pattern[i] == pattern[k]) k++;
        border[i] = k;
    }
    for (size_t i = 0, k = 0; i < text.size(); i++) {
        while (k > 0 && text[i] != pattern[k]) k = border[k - 1];
        if (text[i] == pattern[k]) k++;
        if (k == pattern.size()) {
            positions.push_back(i + 1 - k);
            k = border[k - 1];
        }
    }
    return positions;
};

int main() {
    auto positions = kmp_search("aabbaabaabaaabaaabababaaabaa", "aabaaab");
    if (positions.empty()) std::cout << "NONE";
    for (int position : positions) std::cout << position << ' ';
}
