// Closest pair by a sweep from left to right. The points that are near enough to the sweep line to
// matter are kept sorted by y, so that each new point is compared only with those near its height:
// they keep their distance from one another, so they are few. O(n log n) time.
#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <utility>
#include <vector>

int closest_pair(const std::vector<std::pair<int, int>>& points) {
    std::vector<std::pair<int, int>> sorted = points;
    std::sort(sorted.begin(), sorted.end());

    int best = std::numeric_limits<int>::max();
    std::set<std::pair<int, int>> near;  // (y, x)
    auto oldest = sorted.begin();        // the leftmost point that is still in the set
    for (auto point = sorted.begin(); point != sorted.end() && best > 0; ++point) {
        const auto [x, y] = *point;
        const int reach = static_cast<int>(std::ceil(std::sqrt(best)));
        for (; x - oldest->first >= reach; ++oldest) near.erase({oldest->second, oldest->first});

        const auto end = near.upper_bound({y + reach, x});
        for (auto other = near.lower_bound({y - reach, x - reach}); other != end; ++other) {
            const int dx = x - other->second, dy = y - other->first;
            best = std::min(best, dx * dx + dy * dy);
        }
        near.insert({y, x});
    }
    return best;
}
