/*
 * Area of a polygon by the shoelace formula: each edge makes a triangle with the origin, whose
 * signed area is half a cross product. The parts outside the polygon cancel out. O(m) time.
 */
#include <stdlib.h>

typedef struct { int x; int y; } Point;

double polygon_area(const Point *polygon, int polygon_size) {
    long long doubled = 0; /* far from the origin, sums on the way are much larger than the area */
    for (int i = 0; i < polygon_size; i++) {
        Point a = polygon[i], b = polygon[(i + 1) % polygon_size];
        doubled += (long long)a.x * b.y - (long long)b.x * a.y;
    }
    /* It is negative if the corners are listed clockwise. */
    return llabs(doubled) / 2.0;
}
