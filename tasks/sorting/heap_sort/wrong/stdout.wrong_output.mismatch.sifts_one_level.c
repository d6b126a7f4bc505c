/* Wrong: a value that sinks stops after one level, however many larger values are below it. */
#include <stdlib.h>

static void swap(int *a, int *b) {
    int kept = *a;
    *a = *b;
    *b = kept;
}

static void sift_down(int *heap, int root, int size) {
    int child = 2 * root + 1;
    if (child >= size)
        return;
    if (child + 1 < size && heap[child + 1] > heap[child])
        child++;
    if (heap[child] > heap[root])
        swap(&heap[child], &heap[root]);
}

int *heap_sort(const int *values, int values_size, int *return_size) {
    int *heap = malloc(values_size * sizeof *heap);
    for (int i = 0; i < values_size; i++)
        heap[i] = values[i];
    for (int root = values_size / 2 - 1; root >= 0; root--)
        sift_down(heap, root, values_size);
    for (int last = values_size - 1; last > 0; last--) {
        swap(&heap[0], &heap[last]);
        sift_down(heap, 0, last);
    }
    *return_size = values_size;
    return heap;
}
