// Mistake: takes the vertices as the search leaves them, which is the topological order backwards.
#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

constexpr int INF = 1000000000;

namespace {

using Graph = std::vector<std::vector<std::pair<int, int>>>;  // (end, weight) of the edges out

void visit(const Graph& outgoing, int u, std::vector<bool>& seen, std::vector<int>& finished) {
    seen[u] = true;
    for (const auto& [v, w] : outgoing[u]) {
        if (!seen[v]) visit(outgoing, v, seen, finished);
    }
    finished.push_back(u);
}

}  // namespace

std::vector<int> dag_shortest_path(
    int n, const std::vector<std::tuple<int, int, int>>& edges, int source) {
    Graph outgoing(n);
    for (const auto& [u, v, w] : edges) outgoing[u].emplace_back(v, w);

    // Only what the source reaches matters: every vertex in this order has a finite distance.
    std::vector<bool> seen(n);
    std::vector<int> finished;
    visit(outgoing, source, seen, finished);

    std::vector<int> distance(n, INF);
    distance[source] = 0;
    for (int u : finished) {
        for (const auto& [v, w] : outgoing[u]) {
            distance[v] = std::min(distance[v], distance[u] + w);
        }
    }
    return distance;
}
