// Wrong: it starts from the items as they come, and misses all smaller arrangements.
#include <algorithm>
#include <vector>

std::vector<std::vector<int>> generate_permutations(const std::vector<int>& items) {
    std::vector<int> arrangement = items;
    std::vector<std::vector<int>> arrangements;
    do {
        arrangements.push_back(arrangement);
    } while (std::next_permutation(arrangement.begin(), arrangement.end()));
    return arrangements;
}
