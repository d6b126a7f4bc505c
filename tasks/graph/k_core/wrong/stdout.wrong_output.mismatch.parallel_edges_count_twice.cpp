// Wrong: a parallel edge makes the same neighbour count twice.
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
        core[v] = static_cast<int>(neighbours[v].size());
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
