// Wrong: a path from vertex 0 to the vertex farthest from it need not be a longest one.
#include <algorithm>
#include <utility>
#include <vector>

namespace {

// The path from start to a vertex that is farthest from it, backwards.
std::vector<int> path_from_farthest(const std::vector<std::vector<int>>& neighbours, int start) {
    std::vector<int> parent(neighbours.size());
    parent[start] = start;
    std::vector<int> order = {start};
    order.reserve(neighbours.size());
    for (std::size_t next = 0; next < order.size(); ++next) {
        const int u = order[next];
        for (int v : neighbours[u]) {
            if (v == parent[u]) continue;
            parent[v] = u;
            order.push_back(v);
        }
    }

    // A breadth-first search comes to the farthest vertices last.
    std::vector<int> path = {order.back()};
    while (path.back() != start) path.push_back(parent[path.back()]);
    return path;
}

}  // namespace

std::vector<int> tree_center(int n, const std::vector<std::pair<int, int>>& edges) {
    std::vector<std::vector<int>> neighbours(n);
    for (const auto& [u, v] : edges) {
        neighbours[u].push_back(v);
        neighbours[v].push_back(u);
    }
    const std::vector<int> longest = path_from_farthest(neighbours, 0);

    const std::size_t size = longest.size();
    std::vector<int> center(longest.begin() + (size - 1) / 2, longest.begin() + size / 2 + 1);
    std::sort(center.begin(), center.end());
    return center;
}
