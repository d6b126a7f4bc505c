// Mistake: n - 2 rounds, so that a long path is taken for a negative cycle.
#include <algorithm>
#include <tuple>
#include <vector>

namespace {

constexpr int INF = 1'000'000'000;

}  // namespace

std::vector<int> bellman_ford(int n, const std::vector<std::tuple<int, int, int>>& edges,
                              int source) {
    // Around a negative cycle of many parallel edges, distances may fall below the range of int.
    std::vector<long long> distance(n, INF);
    distance[source] = 0;

    const auto shortens = [&distance](const auto& edge) {
        const auto& [u, v, w] = edge;
        return distance[u] != INF && distance[u] + w < distance[v];
    };
    bool changed = true;
    for (int round = 1; round < n - 1 && changed; ++round) {
        changed = false;
        for (const auto& edge : edges) {
            if (!shortens(edge)) continue;
            const auto& [u, v, w] = edge;
            distance[v] = distance[u] + w;
            changed = true;
        }
    }

    if (std::any_of(edges.begin(), edges.end(), shortens)) return {};
    return std::vector<int>(distance.begin(), distance.end());
}
