// Wrong: upper_bound lets an entry stand behind an equal one.
#include <algorithm>
#include <vector>

int longest_increasing_subsequence_length(const std::vector<int>& values) {
    std::vector<int> tails;
    for (const int value : values) {
        const auto tail = std::upper_bound(tails.begin(), tails.end(), value);
        if (tail == tails.end()) {
            tails.push_back(value);
        } else {
            *tail = value;
        }
    }
    return static_cast<int>(tails.size());
}
