// Wrong: a range of one value is split again and again, as only an empty range ends the recursion.
#include <vector>

namespace {

void merge_runs(std::vector<int>& values, int low, int middle, int high) {
    std::vector<int> merged;
    int left = low, right = middle;
    while (left < middle || right < high) {
        const bool take_left =
            right == high || (left < middle && values[left] <= values[right]);
        merged.push_back(take_left ? values[left++] : values[right++]);
    }
    for (int i = low; i < high; ++i) values[i] = merged[i - low];
}

void sort_range(std::vector<int>& values, int low, int high) {
    if (low == high) return;
    const int middle = (low + high) / 2;
    sort_range(values, low, middle);
    sort_range(values, middle, high);
    merge_runs(values, low, middle, high);
}

}  // namespace

std::vector<int> merge_sort(const std::vector<int>& values) {
    std::vector<int> sorted = values;
    sort_range(sorted, 0, static_cast<int>(sorted.size()));
    return sorted;
}
