// Point in polygon by counting crossings: a ray from the point to the right crosses the boundary an
// odd number of times if and only if the point is inside. All is computed in integers, so there is
// no rounding. O(m) time per point.
#include <algorithm>
#include <utility>
#include <vector>

namespace {

using Point = std::pair<int, int>;

constexpr int INSIDE = 1, BOUNDARY = 0, OUTSIDE = -1;

int locate(const std::vector<Point>& polygon, const Point& p) {
    bool inside = false;
    Point previous = polygon.back();
    for (const Point& corner : polygon) {
        // Every edge is looked at from its lower to its upper end.
        Point low = previous, high = corner;
        if (low.second > high.second) std::swap(low, high);
        previous = corner;

        const int side = (high.first - low.first) * (p.second - low.second) -
                         (high.second - low.second) * (p.first - low.first);
        const bool at_height = low.second <= p.second && p.second <= high.second;
        const auto [left, right] = std::minmax(low.first, high.first);
        if (side == 0 && at_height && left <= p.first && p.first <= right) return BOUNDARY;

        // The upper end does not belong to the edge: where the boundary passes a corner at the
        // height of the ray, one of two edges counts, and where it turns back, both or none do.
        if (side > 0 && at_height && p.second < high.second) inside = !inside;
    }
    return inside ? INSIDE : OUTSIDE;
}

}  // namespace

std::vector<int> point_in_polygon(const std::vector<std::pair<int, int>>& polygon,
                                  const std::vector<std::pair<int, int>>& points) {
    std::vector<int> places;
    places.reserve(points.size());
    for (const Point& p : points) places.push_back(locate(polygon, p));
    return places;
}
