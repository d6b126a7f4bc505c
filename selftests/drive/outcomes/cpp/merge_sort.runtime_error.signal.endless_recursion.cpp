#include <algorithm>
#include <iostream>
#include <vector>

std::vector<int> merge_sort(const std::vector<int>& values) {
    if (values.size() == 1) return values;
    auto middle = values.begin() + values.size() / 2;
    auto left = merge_sort({values.begin(), middle}), right = merge_sort({middle, values.end()});
    std::vector<int> merged(values.size());
    std::merge(left.begin(), left.end(), right.begin(), right.end(), merged.begin());
    return merged;
}

int main() {
    for (int v : merge_sort({61, 17, -40, 8, 5, 99, 12, 17, -2, 0, 73, 8, -40}))
        std::cout << v << ' ';
}
