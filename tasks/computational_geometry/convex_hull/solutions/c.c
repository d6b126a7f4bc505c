/*
 * Convex hull by Andrew's monotone chain: go through the points from left to right and keep a chain
 * that turns left at each of its points; this is the lower side of the hull. The way back from
 * right to left makes the upper side. O(n log n) time, for the sorting.
 */
#include <stdlib.h>

typedef struct { int x; int y; } Point;

static int compare_points(const void *left, const void *right) {
    const Point *a = left, *b = right;
    if (a->x != b->x)
        return a->x < b->x ? -1 : 1;
    return (a->y > b->y) - (a->y < b->y);
}

/* Positive if the way from a over b to c turns left, 0 if it is straight. */
static int turn(Point a, Point b, Point c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/* Appends p to the hull, whose current chain begins at `start`. */
static int extend(Point *hull, int size, int start, Point p) {
    /* What lies on the right of the new edge, or on it, is no corner. */
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

    int distinct = 0;
    for (int i = 0; i < points_size; i++) {
        if (i == 0 || compare_points(&sorted[i], &sorted[distinct - 1]) != 0)
            sorted[distinct++] = sorted[i];
    }

    int size = 0;
    for (int i = 0; i < distinct; i++)
        size = extend(hull, size, 0, sorted[i]);
    int rightmost = size - 1; /* the upper chain begins where the lower one ends */
    for (int i = distinct - 2; i >= 0; i--)
        size = extend(hull, size, rightmost, sorted[i]);
    if (distinct > 1)
        size--; /* the chain came back to the first corner */

    free(sorted);
    *return_size = size;
    return hull;
}
