/*
 * Point in polygon by the winding number: count the edges that pass the point on its right upwards,
 * minus those that do so downwards. The boundary winds around exactly the points inside. All is
 * computed in integers, so there is no rounding. O(m) time per point.
 */
#include <stdbool.h>
#include <stdlib.h>

typedef struct { int x; int y; } Point;

/* Positive if p is on the left of the line from a to b, 0 if it is on it. */
static int side(Point a, Point b, Point p) {
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

static bool between(int value, int a, int b) {
    return a < b ? a <= value && value <= b : b <= value && value <= a;
}

static int locate(const Point *polygon, int size, Point p) {
    int winding = 0;
    for (int i = 0; i < size; i++) {
        Point a = polygon[i], b = polygon[(i + 1) % size];
        int s = side(a, b, p);
        if (s == 0 && between(p.x, a.x, b.x) && between(p.y, a.y, b.y))
            return 0;
        /* An edge has its lower end, but not its upper one: a corner at p's height counts once. */
        if (a.y <= p.y && p.y < b.y && s > 0)
            winding++;
        if (b.y <= p.y && p.y < a.y && s < 0)
            winding--;
    }
    return winding != 0 ? 1 : -1; /* the sign tells only which way round the polygon is listed */
}

int *point_in_polygon(const Point *polygon, int polygon_size, const Point *points,
                      int points_size, int *return_size) {
    int *places = malloc(points_size * sizeof *places);
    for (int i = 0; i < points_size; i++)
        places[i] = locate(polygon, polygon_size, points[i]);
    *return_size = points_size;
    return places;
}
