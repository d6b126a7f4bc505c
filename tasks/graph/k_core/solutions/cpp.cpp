// Core numbers by peeling: for k = 0, 1, 2 and so on, take off vertices that have no more than k
// neighbours left, as long as there are any; their core number is k. For each k only the vertices
// that are left are looked at, so a vertex is looked at no more often than it has neighbours, and
// once more. After sorting the neighbours to drop parallel edges, that makes O(V + E).
#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

std::vector<int> core_numbers(int n, const std::vector<std::pair<int, int>>& edges) {
    std::vector<std::vector<int>> neighbours(n);
    for (const auto& [u, v] : edges) {
        neighbours[u].push_back(v);
        neighbours[v].push_back(u);
    }
    // How many neighbours are left; no longer changed once it is the core number.
    std::vector<int> core(n);
    for (int v = 0; v < n; ++v) {
        auto& list = neighbours[v];
        std::sort(list.begin(), list.end());
        list.erase(std::unique(list.begin(), list.end()), list.end());
        core[v] = static_cast<int>(list.size());
    }

    std::vector<int> left(n);
    std::iota(left.begin(), left.end(), 0);
    for (int k = 0; !left.empty(); ++k) {
        std::vector<int> to_take;
        for (int v : left) {
            if (core[v] == k) to_take.push_back(v);
        }
        while (!to_take.empty()) {
            const int u = to_take.back();
            to_take.pop_back();
            for (int v : neighbours[u]) {
                if (core[v] > k && --core[v] == k) to_take.push_back(v);
            }
        }
        left.erase(std::remove_if(left.begin(), left.end(), [&](int v) { return core[v] == k; }),
                   left.end());
    }
    return core;
}
