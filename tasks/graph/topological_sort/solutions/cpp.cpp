// Kahn's algorithm with a priority queue. A vertex is ready when all edges into it come from
// vertices that are placed; placing the smallest ready one each time gives the lexicographically
// smallest order. O(V log V + E) time.
#include <functional>
#include <queue>
#include <utility>
#include <vector>

std::vector<int> topological_sort(int n, const std::vector<std::pair<int, int>>& edges) {
    std::vector<std::vector<int>> successors(n);
    std::vector<int> waits_for(n, 0);  // edges from vertices that are not placed yet
    for (const auto& [u, v] : edges) {
        successors[u].push_back(v);
        ++waits_for[v];
    }

    std::priority_queue<int, std::vector<int>, std::greater<>> ready;
    for (int v = 0; v < n; ++v) {
        if (waits_for[v] == 0) ready.push(v);
    }
    std::vector<int> order;
    while (!ready.empty()) {
        const int u = ready.top();
        ready.pop();
        order.push_back(u);
        for (int v : successors[u]) {
            if (--waits_for[v] == 0) ready.push(v);
        }
    }

    // The vertices of a cycle wait for each other, so they are never placed.
    if (static_cast<int>(order.size()) < n) return {};
    return order;
}
