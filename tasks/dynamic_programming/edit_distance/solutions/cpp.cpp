// Edit distance by dynamic programming over prefixes: how a prefix of a becomes a prefix of b is
// decided by what happens to their last characters. Only two rows of the table are kept.
// O(|a| |b|) time, O(|b|) memory.
#include <algorithm>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

int edit_distance(const std::string& a, const std::string& b) {
    // previous[j] is the distance between the first i - 1 characters of a and the first j of b.
    std::vector<int> previous(b.size() + 1), current(b.size() + 1);
    std::iota(previous.begin(), previous.end(), 0);

    for (std::size_t i = 1; i <= a.size(); ++i) {
        current[0] = static_cast<int>(i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const int substituted = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            const int deleted = previous[j] + 1;
            const int inserted = current[j - 1] + 1;
            current[j] = std::min({substituted, deleted, inserted});
        }
        std::swap(previous, current);
    }
    return previous.back();
}
