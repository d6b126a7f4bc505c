// Distinct permutations: from the sorted items on, the standard library steps to the next greater
// arrangement, which treats equal items as one, until there is none. O(n * n!) time.
#include <algorithm>
#include <vector>

std::vector<std::vector<int>> generate_permutations(const std::vector<int>& items) {
    std::vector<int> arrangement = items;
    std::sort(arrangement.begin(), arrangement.end());
    std::vector<std::vector<int>> arrangements;
    do {
        arrangements.push_back(arrangement);
    } while (std::next_permutation(arrangement.begin(), arrangement.end()));
    return arrangements;
}
