/* Mistake: no distance is greater than 10^8, though squares of far points are. */
#include <stdlib.h>

typedef struct { int x; int y; } Point;

static int square(int value) {
    return value * value;
}

static int compare_x(const void *left, const void *right) {
    const Point *a = left, *b = right;
    return (a->x > b->x) - (a->x < b->x);
}

/* Merges points[0..middle-1] and points[middle..size-1], both sorted by y. */
static void merge_by_y(Point *points, int middle, int size, Point *buffer) {
    int left = 0, right = middle;
    for (int i = 0; i < size; i++) {
        if (right == size || (left < middle && points[left].y <= points[right].y))
            buffer[i] = points[left++];
        else
            buffer[i] = points[right++];
    }
    for (int i = 0; i < size; i++)
        points[i] = buffer[i];
}

/* Least squared distance; the points come sorted by x and are left sorted by y. */
static int solve(Point *points, int size, Point *buffer) {
    if (size < 2)
        return 100000000;
    int middle = size / 2;
    int line = points[middle].x; /* the halves change their order, so remember where they meet */
    int best = solve(points, middle, buffer);
    int best_right = solve(points + middle, size - middle, buffer);
    if (best_right < best)
        best = best_right;
    merge_by_y(points, middle, size, buffer);

    Point *strip = buffer;
    int count = 0;
    for (int i = 0; i < size; i++) {
        if (square(points[i].x - line) >= best)
            continue;
        /* From here upwards in the strip, until the points are too far below. */
        for (int j = count - 1; j >= 0 && square(points[i].y - strip[j].y) < best; j--) {
            int distance = square(points[i].x - strip[j].x) + square(points[i].y - strip[j].y);
            if (distance < best)
                best = distance;
        }
        strip[count++] = points[i];
    }
    return best;
}

int closest_pair(const Point *points, int points_size) {
    Point *sorted = malloc(points_size * sizeof *sorted);
    Point *buffer = malloc(points_size * sizeof *buffer);
    for (int i = 0; i < points_size; i++)
        sorted[i] = points[i];
    qsort(sorted, points_size, sizeof *sorted, compare_x);
    int best = solve(sorted, points_size, buffer);
    free(sorted);
    free(buffer);
    return best;
}
