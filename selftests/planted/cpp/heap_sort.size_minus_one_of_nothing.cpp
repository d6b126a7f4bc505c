// Mistake: the size of an empty heap minus one is a huge number.
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
    for (std::size_t last = heap.size() - 1; last > 0; --last) {
        std::swap(heap[0], heap[last]);
        sift_down(heap, 0, last);
    }
    return heap;
}
