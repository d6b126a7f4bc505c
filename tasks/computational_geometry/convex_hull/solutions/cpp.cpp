// Convex hull by Andrew's monotone chain: go through the points from left to right and keep a chain
// that turns left at each of its points; this is the lower side of the hull. The way back from
// right to left makes the upper side. O(n log n) time, for the sorting.
#include <algorithm>
#include <utility>
#include <vector>

namespace {

using Point = std::pair<int, int>;

// Positive if the way from a over b to c turns left, 0 if it is straight. Coordinates up to 10^4
// keep this in an int.
int turn(const Point& a, const Point& b, const Point& c) {
    return (b.first - a.first) * (c.second - a.second) -
           (b.second - a.second) * (c.first - a.first);
}

// The chain from the first point to the last that has no point on its right.
template <typename Iterator>
std::vector<Point> chain(Iterator first, Iterator last) {
    std::vector<Point> corners;
    for (; first != last; ++first) {
        // What lies on the right of the new edge, or on it, is no corner.
        while (corners.size() >= 2 && turn(*(corners.end() - 2), corners.back(), *first) <= 0) {
            corners.pop_back();
        }
        corners.push_back(*first);
    }
    return corners;
}

}  // namespace

std::vector<std::pair<int, int>> convex_hull(const std::vector<std::pair<int, int>>& points) {
    std::vector<Point> sorted = points;
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    if (sorted.size() < 2) return sorted;

    std::vector<Point> hull = chain(sorted.begin(), sorted.end());
    const std::vector<Point> upper = chain(sorted.rbegin(), sorted.rend());
    // Both chains contain the leftmost and the rightmost point.
    hull.insert(hull.end(), upper.begin() + 1, upper.end() - 1);
    return hull;
}
