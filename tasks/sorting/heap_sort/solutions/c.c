/*
 * Heap sort: make the array a max-heap, in which no child is larger than its parent, then move the
 * root, the largest value, behind the heap and repair the rest. Each of the n repairs goes down
 * log n levels: O(n log n) time, and no memory but the result.
 */
#include <stdlib.h>

/* Lets the value at root sink in heap[0..size) until no child is larger. */
static void sift_down(int *heap, int root, int size) {
    int value = heap[root];
    for (int child = 2 * root + 1; child < size; child = 2 * root + 1) {
        if (child + 1 < size && heap[child + 1] > heap[child])
            child++;
        if (heap[child] <= value)
            break;
        heap[root] = heap[child];
        root = child;
    }
    heap[root] = value;
}

int *heap_sort(const int *values, int values_size, int *return_size) {
    int *heap = malloc(values_size * sizeof *heap);
    for (int i = 0; i < values_size; i++)
        heap[i] = values[i];
    /* Leaves are heaps already, so building starts at the last node that has a child. */
    for (int root = values_size / 2 - 1; root >= 0; root--)
        sift_down(heap, root, values_size);
    for (int last = values_size - 1; last > 0; last--) {
        int largest = heap[0];
        heap[0] = heap[last];
        heap[last] = largest;
        sift_down(heap, 0, last);
    }
    *return_size = values_size;
    return heap;
}
