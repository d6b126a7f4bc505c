// Area of a polygon by a fan of triangles: the first corner and each edge make one. Their areas
// have signs, and what lies outside the polygon is added as often as it is taken off. O(m) time.
#include <cstdint>
#include <cstdlib>
#include <utility>
#include <vector>

double polygon_area(const std::vector<std::pair<int, int>>& polygon) {
    std::int64_t doubled = 0;  // sums on the way may be much larger than the area
    for (std::size_t i = 2; i < polygon.size(); ++i) {
        const std::int64_t ax = polygon[i - 1].first - polygon[0].first;
        const std::int64_t ay = polygon[i - 1].second - polygon[0].second;
        const std::int64_t bx = polygon[i].first - polygon[0].first;
        const std::int64_t by = polygon[i].second - polygon[0].second;
        doubled += ax * by - bx * ay;
    }
    // Negative if the corners are listed clockwise.
    return static_cast<double>(std::abs(doubled)) / 2.0;
}
