// Wrong: ">=" is the test for cut vertices; a bridge must not even lead back to u itself.
#include <algorithm>
#include <utility>
#include <vector>

namespace {

constexpr int NONE = -1;

class BridgeSearch {
public:
    BridgeSearch(int n, const std::vector<std::pair<int, int>>& edges)
        : incident_(n), time_(n, NONE), low_(n) {
        for (int e = 0; e < static_cast<int>(edges.size()); ++e) {
            const auto& [u, v] = edges[e];
            incident_[u].emplace_back(v, e);
            incident_[v].emplace_back(u, e);
        }
        for (int v = 0; v < n; ++v) {
            if (time_[v] == NONE) visit(v, NONE);
        }
    }

    std::vector<std::pair<int, int>> bridges;

private:
    void visit(int u, int parent_edge) {
        time_[u] = low_[u] = clock_++;
        for (const auto& [v, e] : incident_[u]) {
            // Skip the edge we came by, not the vertex: a parallel edge is a way back.
            if (e == parent_edge) continue;
            if (time_[v] != NONE) {
                low_[u] = std::min(low_[u], time_[v]);
                continue;
            }
            visit(v, e);
            low_[u] = std::min(low_[u], low_[v]);
            if (low_[v] >= time_[u]) bridges.push_back(std::minmax({u, v}));
        }
    }

    std::vector<std::vector<std::pair<int, int>>> incident_;  // (other end, number of the edge)
    std::vector<int> time_;  // when the search entered the vertex, NONE before that
    std::vector<int> low_;
    int clock_ = 0;
};

}  // namespace

std::vector<std::pair<int, int>> find_bridges(
    int n, const std::vector<std::pair<int, int>>& edges) {
    BridgeSearch search(n, edges);
    std::sort(search.bridges.begin(), search.bridges.end());
    return search.bridges;
}
