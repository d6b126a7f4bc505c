// Strongly connected components by their definition: a search from every vertex finds what it can
// reach, and two vertices that reach each other share a component. O(V (V + E)) time.
#include <utility>
#include <vector>

namespace {

using Graph = std::vector<std::vector<int>>;

std::vector<bool> reachable_from(const Graph& successors, int source) {
    std::vector<bool> seen(successors.size());
    std::vector<int> stack{source};
    seen[source] = true;
    while (!stack.empty()) {
        const int u = stack.back();
        stack.pop_back();
        for (int v : successors[u]) {
            if (seen[v]) continue;
            seen[v] = true;
            stack.push_back(v);
        }
    }
    return seen;
}

}  // namespace

std::vector<std::vector<int>> mutual_reachability_scc(
    int n, const std::vector<std::pair<int, int>>& edges) {
    Graph successors(n);
    for (const auto& [u, v] : edges) successors[u].push_back(v);
    std::vector<std::vector<bool>> reaches;
    for (int u = 0; u < n; ++u) reaches.push_back(reachable_from(successors, u));

    std::vector<std::vector<int>> components;
    std::vector<bool> placed(n);
    for (int u = 0; u < n; ++u) {
        if (placed[u]) continue;
        // u is the smallest vertex of its component, as each earlier one took all of its own along.
        std::vector<int> component;
        for (int v = u; v < n; ++v) {
            if (reaches[u][v] && reaches[v][u]) {
                component.push_back(v);
                placed[v] = true;
            }
        }
        components.push_back(std::move(component));
    }
    return components;
}
