// Mistake: an equal character is added to the best without one of the two, which may use the other.
#include <algorithm>
#include <string>
#include <vector>

int longest_common_subsequence_length(const std::string& a, const std::string& b) {
    // Entry j of a row is the answer for one prefix of a and the first j characters of b.
    std::vector<int> above(b.size() + 1, 0);
    std::vector<int> row(b.size() + 1, 0);
    for (const char c : a) {
        for (std::size_t j = 0; j < b.size(); ++j) {
            row[j + 1] = std::max(above[j + 1], row[j]) + (c == b[j] ? 1 : 0);
        }
        std::swap(above, row);
    }
    return above.back();
}
