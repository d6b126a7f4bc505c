// Wrong: going upwards, best[c - weight] may contain the item already, and it is taken again.
#include <algorithm>
#include <vector>

int knapsack(int capacity, const std::vector<int>& weights, const std::vector<int>& values) {
    std::vector<int> best(capacity + 1, 0);
    for (std::size_t i = 0; i < weights.size(); ++i) {
        for (int c = weights[i]; c <= capacity; ++c) {
            best[c] = std::max(best[c], best[c - weights[i]] + values[i]);
        }
    }
    return best.back();
}
