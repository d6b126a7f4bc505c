// Longest increasing subsequence: for every length, remember the smallest last entry of an
// increasing subsequence of that length. These last entries increase with the length, so a binary
// search finds the one that a new entry replaces. O(n log n) time.
#include <algorithm>
#include <vector>

int longest_increasing_subsequence_length(const std::vector<int>& values) {
    std::vector<int> tails;  // tails[k] belongs to the length k + 1
    for (const int value : values) {
        // lower_bound, not upper_bound: an entry equal to value cannot stand before it.
        const auto tail = std::lower_bound(tails.begin(), tails.end(), value);
        if (tail == tails.end()) {
            tails.push_back(value);
        } else {
            *tail = value;
        }
    }
    return static_cast<int>(tails.size());
}
