#include <algorithm>
#include <iostream>
#include <vector>

void merge_sort(std::vector<int>& values) { std::stable_sort(values.begin(), values.end()); }

int main() {
    std::vector<int> values = {61, 17, -40, 8, 5, 99, 12, 17, -2, 0, 73, 8, -40};
    merge_sort(values);
    for (int value : values) std::cout << value << ' ';
}
