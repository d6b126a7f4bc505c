#define _GLIBCXX_DEBUG
#define _GLIBCXX_USE_CXX11_ABI 0
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <vector>

struct Point {
    int x, y;
};

double polygon_area(std::deque<Point> polygon) {
    long long doubled = 0;
    for (size_t i = 0; i < polygon.size(); i++) {
        const Point &a = polygon[i], &b = polygon[(i + 1) % polygon.size()];
        doubled += 1LL * a.x * b.y - 1LL * a.y * b.x;
    }
    return std::llabs(doubled) / 2.0;
}

int main() {
    std::printf("%.1f\n", polygon_area({{1, 1}, {2, 7}, {5, 4}, {9, 8}, {10, 1}, {6, 2}}));
}
