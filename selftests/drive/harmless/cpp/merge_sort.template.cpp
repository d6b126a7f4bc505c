#include <iostream>
#include <vector>

template <typename T>
std::vector<T> merge_sort(const std::vector<T>& values) {
    if (values.size() < 2) return values;
    auto middle = values.begin() + values.size() / 2;
    auto left = merge_sort(std::vector<T>(values.begin(), middle));
    auto right = merge_sort(std::vector<T>(middle, values.end()));
    std::vector<T> merged;
    size_t i = 0, j = 0;
    while (i < left.size() || j < right.size()) {
        bool first = j == right.size() || (i < left.size() && left[i] <= right[j]);
        merged.push_back(first ? left[i++] : right[j++]);
    }
    return merged;
}

int main() {
    std::vector<int> values = {61, 17, -40, 8, 5, 99, 12, 17, -2, 0, 73, 8, -40};
    for (int value : merge_sort(values)) std::cout << value << ' ';
}
