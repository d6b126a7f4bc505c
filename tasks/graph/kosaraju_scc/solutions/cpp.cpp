// Strongly connected components by two depth-first searches (Kosaraju). The first one lists the
// vertices as it leaves them. Going backwards through this list, the second one follows the edges
// against their direction: what it reaches and is in no component yet belongs to its start.
// O(V + E) time, and sorting for the order of the result.
#include <algorithm>
#include <utility>
#include <vector>

namespace {

using Graph = std::vector<std::vector<int>>;

// Appends u and all unvisited vertices within its reach, each one when the search leaves it.
void append_postorder(const Graph& graph, int u, std::vector<bool>& visited,
                      std::vector<int>& order) {
    visited[u] = true;
    for (int v : graph[u]) {
        if (!visited[v]) append_postorder(graph, v, visited, order);
    }
    order.push_back(u);
}

}  // namespace

std::vector<std::vector<int>> kosaraju_scc(
    int n, const std::vector<std::pair<int, int>>& edges) {
    Graph successors(n), predecessors(n);
    for (const auto& [u, v] : edges) {
        successors[u].push_back(v);
        predecessors[v].push_back(u);
    }

    std::vector<int> order;
    std::vector<bool> visited(n, false);
    for (int v = 0; v < n; ++v) {
        if (!visited[v]) append_postorder(successors, v, visited, order);
    }

    // No other component leads into that of the vertex left last, except through vertices that
    // have a component already: the way back cannot leave it.
    std::vector<std::vector<int>> components;
    visited.assign(n, false);
    for (auto v = order.rbegin(); v != order.rend(); ++v) {
        if (visited[*v]) continue;
        std::vector<int> component;
        append_postorder(predecessors, *v, visited, component);
        std::sort(component.begin(), component.end());
        components.push_back(std::move(component));
    }
    std::sort(components.begin(), components.end());
    return components;
}
