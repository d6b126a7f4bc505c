// A circuit through all edges (Hierholzer). Walk along unused edges, to the smallest successor each
// time, until there is none: since every vertex is left as often as it is entered, that is at the
// start. Going back, write the vertices down from the end of the circuit; where one has unused edges
// left, walk along them first. O(V + E log E) time.
#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

std::vector<int> eulerian_circuit(int n, const std::vector<std::pair<int, int>>& edges) {
    if (edges.empty()) return {};
    std::vector<std::vector<int>> successors(n);
    std::vector<std::size_t> entered(n, 0);
    for (const auto& [u, v] : edges) {
        successors[u].push_back(v);
        ++entered[v];
    }
    for (int v = 0; v < n; ++v) {
        if (successors[v].size() != entered[v]) return {};
        // The smallest successor comes last, where it is cheap to remove.
        std::sort(successors[v].begin(), successors[v].end(), std::greater<>());
    }

    std::vector<int> walk = {std::min_element(edges.begin(), edges.end())->first};
    std::vector<int> circuit;
    circuit.reserve(edges.size() + 1);
    while (!walk.empty()) {
        auto& unused = successors[walk.back()];
        if (unused.empty()) {
            circuit.push_back(walk.back());
            walk.pop_back();
        } else {
            walk.push_back(unused.back());
            unused.pop_back();
        }
    }

    // Edges of another component have not been walked along.
    if (circuit.size() <= edges.size()) return {};
    std::reverse(circuit.begin(), circuit.end());
    return circuit;
}
