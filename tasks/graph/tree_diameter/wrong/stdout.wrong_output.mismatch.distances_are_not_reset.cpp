// Wrong: the second search finds all vertices seen already, and gets nowhere.
#include <algorithm>
#include <queue>
#include <utility>
#include <vector>

namespace {

constexpr int UNSEEN = -1;

void find_distances(int start, const std::vector<std::vector<int>>& neighbours,
                    std::vector<int>& distance) {
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
}

}  // namespace

int tree_diameter(int n, const std::vector<std::pair<int, int>>& edges) {
    std::vector<std::vector<int>> neighbours(n);
    for (const auto& [u, v] : edges) {
        neighbours[u].push_back(v);
        neighbours[v].push_back(u);
    }
    std::vector<int> distance(n, UNSEEN);
    find_distances(0, neighbours, distance);
    const auto end = std::max_element(distance.begin(), distance.end()) - distance.begin();
    find_distances(static_cast<int>(end), neighbours, distance);
    return *std::max_element(distance.begin(), distance.end());
}
