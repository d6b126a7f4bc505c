// 0/1 knapsack by dynamic programming: best[c] is the greatest value that the items seen so far can
// have within the capacity c. Each item is either left out or added to the best choice for the
// capacity that it leaves. O(n * capacity) time, O(capacity) space.
#include <algorithm>
#include <vector>

int knapsack(int capacity, const std::vector<int>& weights, const std::vector<int>& values) {
    std::vector<int> best(capacity + 1, 0);
    for (std::size_t i = 0; i < weights.size(); ++i) {
        // Downwards, so that best[c - weight] does not contain this item yet.
        for (int c = capacity; c >= weights[i]; --c) {
            best[c] = std::max(best[c], best[c - weights[i]] + values[i]);
        }
    }
    return best.back();
}
