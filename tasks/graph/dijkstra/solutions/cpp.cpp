// Dijkstra's algorithm with a priority queue. The nearest vertex that is not finished leaves the
// queue; as no weight is negative, no way found later can be shorter, so its distance is final.
// O((V + E) log V) time.
#include <functional>
#include <queue>
#include <tuple>
#include <utility>
#include <vector>

constexpr int INF = 1000000000;

std::vector<int> dijkstra(
    int n, const std::vector<std::tuple<int, int, int>>& edges, int source) {
    std::vector<std::vector<std::pair<int, int>>> outgoing(n);
    for (const auto& [u, v, w] : edges) outgoing[u].emplace_back(v, w);

    std::vector<int> distance(n, INF);
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
