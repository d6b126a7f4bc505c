#include <algorithm>
#include <iostream>
#include <stdexcept>
#include <utility>
#include <vector>

using Point = std::pair<int, int>;

std::vector<Point> convex_hull(std::vector<Point> points) {
    if (points.empty()) throw std::invalid_argument("no points: a hull needs some");
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());
    if (points.size() == 1) return points;
    std::vector<Point> hull;
    for (int half = 0; half < 2; half++) {
        size_t start = hull.size();
        for (auto& p : points) {
            while (hull.size() >= start + 2) {
                Point a = hull[hull.size() - 2], b = hull.back();
                long long cross = 1LL * (b.first - a.first) * (p.second - a.second) -
                                  1LL * (b.second - a.second) * (p.first - a.first);
                if (cross > 0) break;
                hull.pop_back();
            }
            hull.push_back(p);
        }
        hull.pop_back();
        std::reverse(points.begin(), points.end());
    }
    return hull;
}

int main() {
    for (auto& [x, y] : convex_hull({{0, 0}, {4, 0}, {8, 0}, {8, 4}, {8, 8}, {3, 9}, {0, 6},
                                     {0, 3}, {4, 4}, {2, 7}, {8, 8}, {5, 1}, {-1, 3}}))
        std::cout << x << ' ' << y << '\n';
}
