// The diameter of a tree by two breadth-first searches. A vertex farthest from anywhere is an end
// of a longest path: the first search finds such an end, and the second one measures how far the
// tree reaches from there. O(V).
#include <algorithm>
#include <queue>
#include <utility>
#include <vector>

namespace {

std::vector<int> distances_from(int start, const std::vector<std::vector<int>>& neighbours) {
    constexpr int UNSEEN = -1;
    std::vector<int> distance(neighbours.size(), UNSEEN);
    distance[start] = 0;
    std::queue<int> queue({start});
    while (!queue.empty()) {
        const int u = queue.front();
        queue.pop();
        for (int v : neighbours[u]) {
            if (distance[v] != UNSEEN) continue;
            distance[v] = distance[u] + 1;
            queue.push(v);
        }
    }
    return distance;
}

}  // namespace

int tree_diameter(int n, const std::vector<std::pair<int, int>>& edges) {
    std::vector<std::vector<int>> neighbours(n);
    for (const auto& [u, v] : edges) {
        neighbours[u].push_back(v);
        neighbours[v].push_back(u);
    }
    const std::vector<int> from_first = distances_from(0, neighbours);
    const auto end = std::max_element(from_first.begin(), from_first.end()) - from_first.begin();
    const std::vector<int> from_end = distances_from(static_cast<int>(end), neighbours);
    return *std::max_element(from_end.begin(), from_end.end());
}
