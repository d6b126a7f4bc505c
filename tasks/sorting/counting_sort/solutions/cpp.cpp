// Counting sort: count how often each value occurs, then write every value down that many times,
// from the smallest to the largest. O(n + range) time, without a single comparison of two entries.
#include <algorithm>
#include <vector>

std::vector<int> counting_sort(const std::vector<int>& values) {
    if (values.empty()) return {};
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    const int offset = *low;  // negative values need it to become indices
    std::vector<int> count(*high - offset + 1);
    for (const int value : values) ++count[value - offset];

    std::vector<int> sorted(values.size());
    auto next = sorted.begin();
    for (int i = 0; i < static_cast<int>(count.size()); ++i) {
        next = std::fill_n(next, count[i], i + offset);
    }
    return sorted;
}
