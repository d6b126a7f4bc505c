// Heap sort: a max-heap in the vector itself. Its root, the largest value, changes places with the
// last value of the heap, which shrinks by one. n times O(log n), no extra memory.
#include <cstddef>
#include <utility>
#include <vector>

namespace {

// Lets the value at root sink in the first `size` values until no child is larger.
void sift_down(std::vector<int>& heap, std::size_t root, std::size_t size) {
    for (std::size_t child = 2 * root + 1; child < size; child = 2 * root + 1) {
        if (child + 1 < size && heap[child] < heap[child + 1]) ++child;
        if (heap[child] <= heap[root]) return;
        std::swap(heap[root], heap[child]);
        root = child;
    }
}

}  // namespace

std::vector<int> heap_sort(const std::vector<int>& values) {
    std::vector<int> heap = values;
    // Leaves are heaps already, so building starts at the last node that has a child.
    for (std::size_t root = heap.size() / 2; root-- > 0;) sift_down(heap, root, heap.size());
    for (std::size_t size = heap.size(); size > 1; --size) {
        std::swap(heap[0], heap[size - 1]);
        sift_down(heap, 0, size - 1);
    }
    return heap;
}
