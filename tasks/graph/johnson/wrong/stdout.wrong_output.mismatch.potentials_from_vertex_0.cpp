// Mistake: the potentials are distances from vertex 0, which need not reach all others.
#include <functional>
#include <optional>
#include <queue>
#include <tuple>
#include <utility>
#include <vector>

constexpr int INF = 1000000000;

namespace {

using Edges = std::vector<std::tuple<int, int, int>>;
using Graph = std::vector<std::vector<std::pair<int, int>>>;  // (end, weight) of the edges out

// The distances from vertex 0; nothing if there is a cycle of negative weight.
std::optional<std::vector<int>> find_potentials(int n, const Edges& edges) {
    std::vector<int> potential(n, INF);
    potential[0] = 0;
    for (int round = 0; round < n; ++round) {
        bool improved = false;
        for (const auto& [u, v, w] : edges) {
            if (potential[u] != INF && potential[u] + w < potential[v]) {
                potential[v] = potential[u] + w;
                improved = true;
            }
        }
        if (!improved) return potential;
    }
    return std::nullopt;
}

std::vector<int> dijkstra(const Graph& outgoing, int source) {
    std::vector<int> distance(outgoing.size(), INF);
    using Entry = std::pair<int, int>;  // distance first, so that the nearest vertex is on top
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    distance[source] = 0;
    queue.emplace(0, source);
    while (!queue.empty()) {
        const auto [reached, u] = queue.top();
        queue.pop();
        if (reached > distance[u]) continue;  // a shorter way to u was found after this entry
        for (const auto& [v, w] : outgoing[u]) {
            if (reached + w < distance[v]) {
                distance[v] = reached + w;
                queue.emplace(distance[v], v);
            }
        }
    }
    return distance;
}

}  // namespace

std::vector<std::vector<int>> johnson(
    int n, const std::vector<std::tuple<int, int, int>>& edges) {
    const auto potential = find_potentials(n, edges);
    if (!potential) return {};
    Graph outgoing(n);
    for (const auto& [u, v, w] : edges) {
        outgoing[u].emplace_back(v, w + (*potential)[u] - (*potential)[v]);
    }

    std::vector<std::vector<int>> distances;
    for (int u = 0; u < n; ++u) {
        std::vector<int> row = dijkstra(outgoing, u);
        for (int v = 0; v < n; ++v) {
            if (row[v] != INF) row[v] += (*potential)[v] - (*potential)[u];
        }
        distances.push_back(std::move(row));
    }
    return distances;
}
