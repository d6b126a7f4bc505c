// Merge sort from the bottom up: runs of one value are sorted, and each pass merges neighbouring
// runs in pairs, which doubles their length. log n passes over n values: O(n log n) time, O(n)
// memory, and no recursion.
#include <algorithm>
#include <utility>
#include <vector>

namespace {

// Merges source[low..middle) and source[middle..high), both sorted, into target[low..high).
void merge_runs(const std::vector<int>& source, std::vector<int>& target, std::size_t low,
                std::size_t middle, std::size_t high) {
    std::size_t left = low, right = middle;
    for (std::size_t i = low; i < high; ++i) {
        // "<=" takes equal values from the left, which keeps the sort stable.
        const bool take_left =
            right == high || (left < middle && source[left] <= source[right]);
        target[i] = take_left ? source[left++] : source[right++];
    }
}

}  // namespace

std::vector<int> merge_sort(const std::vector<int>& values) {
    std::vector<int> sorted = values, merged(values.size());
    const std::size_t n = values.size();
    for (std::size_t width = 1; width < n; width *= 2) {
        for (std::size_t low = 0; low < n; low += 2 * width) {
            // The last run may be short, or have no partner.
            const std::size_t middle = std::min(low + width, n);
            merge_runs(sorted, merged, low, middle, std::min(low + 2 * width, n));
        }
        std::swap(sorted, merged);
    }
    return sorted;
}
