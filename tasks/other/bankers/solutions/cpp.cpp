// Banker's algorithm: the first process that finds free all that it may still need finishes and
// gives back what it holds; then the search starts again from process 0. A finished process only
// adds to what is free, so no choice can turn out to be a dead end. O(n^2 * m) time.
#include <algorithm>
#include <functional>
#include <vector>

namespace {

// Whether every amount needed is free.
bool fits(const std::vector<int>& need, const std::vector<int>& free) {
    return std::equal(need.begin(), need.end(), free.begin(), std::less_equal<>());
}

}  // namespace

std::vector<int> find_safe_sequence(const std::vector<int>& available,
                                    const std::vector<std::vector<int>>& allocation,
                                    const std::vector<std::vector<int>>& maximum) {
    const std::size_t count = allocation.size();
    std::vector<std::vector<int>> need = maximum;
    for (std::size_t i = 0; i < count; ++i)
        std::transform(need[i].begin(), need[i].end(), allocation[i].begin(), need[i].begin(),
                       std::minus<>());

    std::vector<int> free = available;
    std::vector<bool> finished(count, false);
    std::vector<int> sequence;
    while (sequence.size() < count) {
        std::size_t next = 0;
        while (next < count && (finished[next] || !fits(need[next], free))) ++next;
        if (next == count) return {};  // all that are left wait for one another
        finished[next] = true;
        sequence.push_back(static_cast<int>(next));
        std::transform(free.begin(), free.end(), allocation[next].begin(), free.begin(),
                       std::plus<>());
    }
    return sequence;
}
