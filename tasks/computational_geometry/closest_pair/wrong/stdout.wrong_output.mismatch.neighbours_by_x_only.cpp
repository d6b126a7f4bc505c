// Wrong: after sorting by x only neighbours are compared, but they may differ greatly in y.
#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

int closest_pair(const std::vector<std::pair<int, int>>& points) {
    std::vector<std::pair<int, int>> sorted = points;
    std::sort(sorted.begin(), sorted.end());
    int best = std::numeric_limits<int>::max();
    for (std::size_t i = 1; i < sorted.size(); ++i) {
        const int dx = sorted[i].first - sorted[i - 1].first;
        const int dy = sorted[i].second - sorted[i - 1].second;
        best = std::min(best, dx * dx + dy * dy);
    }
    return best;
}
