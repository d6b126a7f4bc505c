// Wrong: around a polygon that is listed clockwise, the winding number of the inside is -1.
#include <algorithm>
#include <utility>
#include <vector>

namespace {

using Point = std::pair<int, int>;

int locate(const std::vector<Point>& polygon, const Point& p) {
    int winding = 0;
    Point a = polygon.back();
    for (const Point& b : polygon) {
        const int side = (b.first - a.first) * (p.second - a.second) -
                         (b.second - a.second) * (p.first - a.first);
        const auto [left, right] = std::minmax(a.first, b.first);
        const auto [bottom, top] = std::minmax(a.second, b.second);
        if (side == 0 && left <= p.first && p.first <= right && bottom <= p.second &&
            p.second <= top) {
            return 0;
        }
        if (a.second <= p.second && p.second < b.second && side > 0) ++winding;
        if (b.second <= p.second && p.second < a.second && side < 0) --winding;
        a = b;
    }
    return winding > 0 ? 1 : -1;
}

}  // namespace

std::vector<int> point_in_polygon(const std::vector<std::pair<int, int>>& polygon,
                                  const std::vector<std::pair<int, int>>& points) {
    std::vector<int> places;
    for (const Point& p : points) places.push_back(locate(polygon, p));
    return places;
}
