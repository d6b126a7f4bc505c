/* Wrong: the place where an edge meets the ray is computed with an integer division. */
#include <stdbool.h>
#include <stdlib.h>

typedef struct { int x; int y; } Point;

static bool between(int value, int a, int b) {
    return a < b ? a <= value && value <= b : b <= value && value <= a;
}

static bool on_edge(Point a, Point b, Point p) {
    return (b.x - a.x) * (p.y - a.y) == (b.y - a.y) * (p.x - a.x) && between(p.x, a.x, b.x) &&
           between(p.y, a.y, b.y);
}

static int locate(const Point *polygon, int size, Point p) {
    bool inside = false;
    for (int i = 0, j = size - 1; i < size; j = i++) {
        Point a = polygon[i], b = polygon[j];
        if (on_edge(a, b, p))
            return 0;
        if ((a.y > p.y) != (b.y > p.y) &&
            p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
            inside = !inside;
    }
    return inside ? 1 : -1;
}

int *point_in_polygon(const Point *polygon, int polygon_size, const Point *points,
                      int points_size, int *return_size) {
    int *places = malloc(points_size * sizeof *places);
    for (int i = 0; i < points_size; i++)
        places[i] = locate(polygon, polygon_size, points[i]);
    *return_size = points_size;
    return places;
}
