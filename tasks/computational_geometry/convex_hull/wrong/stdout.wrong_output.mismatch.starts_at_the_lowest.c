/* Wrong: the first corner is the lowest point instead of the leftmost one. */
#include <stdlib.h>

typedef struct { int x; int y; } Point;

static int compare_points(const void *left, const void *right) {
    const Point *a = left, *b = right;
    if (a->y != b->y)
        return a->y < b->y ? -1 : 1;
    return (a->x > b->x) - (a->x < b->x);
}

static int turn(Point a, Point b, Point c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

static int extend(Point *hull, int size, int start, Point p) {
    while (size - start >= 2 && turn(hull[size - 2], hull[size - 1], p) <= 0)
        size--;
    hull[size] = p;
    return size + 1;
}

Point *convex_hull(const Point *points, int points_size, int *return_size) {
    Point *sorted = malloc(points_size * sizeof *sorted);
    Point *hull = malloc((2 * points_size + 1) * sizeof *hull);
    for (int i = 0; i < points_size; i++)
        sorted[i] = points[i];
    qsort(sorted, points_size, sizeof *sorted, compare_points);
    int size = 0;
    for (int i = 0; i < points_size; i++)
        size = extend(hull, size, 0, sorted[i]);
    int last = size - 1;
    for (int i = points_size - 2; i >= 0; i--)
        size = extend(hull, size, last, sorted[i]);
    if (points_size > 1)
        size--;
    free(sorted);
    *return_size = size;
    return hull;
}
