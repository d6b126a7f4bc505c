/**
 * Heap sort: build a max-heap, then exchange its root, the largest value, with the last value of
 * the heap, which gets shorter by one. O(n log n) time, no memory but the copy.
 */
public class Main {
    static int[] heapSort(int[] values) {
        int[] heap = values.clone(); // the caller's array stays as it is
        // Leaves are heaps already, so building starts at the last node that has a child.
        for (int root = heap.length / 2 - 1; root >= 0; root--) {
            siftDown(heap, root, heap.length);
        }
        for (int last = heap.length - 1; last > 0; last--) {
            int largest = heap[0];
            heap[0] = heap[last];
            heap[last] = largest;
            siftDown(heap, 0, last);
        }
        return heap;
    }

    /** Lets the value at root sink in heap[0..size-1] until no child is larger. */
    static void siftDown(int[] heap, int root, int size) {
        int value = heap[root];
        while (2 * root + 1 < size) {
            int child = 2 * root + 1;
            if (child + 1 < size && heap[child + 1] > heap[child]) {
                child++;
            }
            if (heap[child] <= value) {
                break;
            }
            heap[root] = heap[child];
            root = child;
        }
        heap[root] = value;
    }
}
