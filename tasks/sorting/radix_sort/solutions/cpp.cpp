// Radix sort, least significant digit first: one stable counting sort per byte. Where two values
// have the same byte, their order by the lower bytes is kept, so the last pass leaves them sorted.
// O(d * n) time for values of d bytes.
#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <vector>

namespace {

constexpr int DIGIT_BITS = 8;
constexpr int BASE = 1 << DIGIT_BITS;

// Orders the values by one digit and leaves values with equal digits in their order.
std::vector<int> sorted_by_digit(const std::vector<int>& values, int shift) {
    const auto digit = [shift](int value) { return value >> shift & (BASE - 1); };
    std::array<int, BASE> end{};
    for (const int value : values) ++end[digit(value)];
    std::partial_sum(end.begin(), end.end(), end.begin());

    std::vector<int> sorted(values.size());
    // Places are given out from the back of each group, so the values are taken from the back too.
    for (auto value = values.rbegin(); value != values.rend(); ++value) {
        sorted[--end[digit(*value)]] = *value;
    }
    return sorted;
}

}  // namespace

std::vector<int> radix_sort(const std::vector<int>& values) {
    std::vector<int> sorted = values;
    if (sorted.empty()) return sorted;
    const std::int64_t largest = *std::max_element(values.begin(), values.end());
    // 64 bits, since the shift after the last byte of an int would be too wide for an int.
    for (int shift = 0; largest >> shift > 0; shift += DIGIT_BITS) {
        sorted = sorted_by_digit(sorted, shift);
    }
    return sorted;
}
