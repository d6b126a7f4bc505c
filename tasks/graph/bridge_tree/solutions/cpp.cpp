// Bridge tree: find the bridges by one depth-first search (Tarjan), then walk through the graph
// without crossing them; each walk covers a group. Walks begin at the smallest vertex that has no
// label yet, so that is the label. O(V + E) time, and O(B log B) to sort the B bridges.
#include <algorithm>
#include <utility>
#include <vector>

namespace {

constexpr int NONE = -1;

struct Link {
    int to;
    int edge;
};

// Marks the bridges. low_[v] is the earliest time that can be reached from v's subtree by at most
// one edge outside the search tree; the tree edge into v is a bridge if that lies after its start.
class BridgeSearch {
public:
    BridgeSearch(const std::vector<std::vector<Link>>& links, std::size_t edge_count)
        : is_bridge(edge_count, false),
          links_(links),
          time_(links.size(), NONE),
          low_(links.size()) {
        visit(0, NONE);  // the graph is connected
    }

    std::vector<bool> is_bridge;

private:
    void visit(int u, int parent_edge) {
        time_[u] = low_[u] = clock_++;
        for (const auto& [v, edge] : links_[u]) {
            // Skip the edge we came by, not the vertex: a parallel edge is a way back.
            if (edge == parent_edge) continue;
            if (time_[v] != NONE) {
                low_[u] = std::min(low_[u], time_[v]);
                continue;
            }
            visit(v, edge);
            low_[u] = std::min(low_[u], low_[v]);
            if (low_[v] > time_[u]) is_bridge[edge] = true;
        }
    }

    const std::vector<std::vector<Link>>& links_;
    std::vector<int> time_;
    std::vector<int> low_;
    int clock_ = 0;
};

}  // namespace

std::pair<std::vector<int>, std::vector<std::pair<int, int>>> bridge_tree(
    int n, const std::vector<std::pair<int, int>>& edges) {
    std::vector<std::vector<Link>> links(n);
    for (int e = 0; e < static_cast<int>(edges.size()); ++e) {
        const auto& [u, v] = edges[e];
        links[u].push_back({v, e});
        links[v].push_back({u, e});
    }
    const std::vector<bool> is_bridge = BridgeSearch(links, edges.size()).is_bridge;

    std::vector<int> labels(n, NONE);
    for (int start = 0; start < n; ++start) {
        if (labels[start] != NONE) continue;
        labels[start] = start;
        std::vector<int> to_visit = {start};
        while (!to_visit.empty()) {
            const int u = to_visit.back();
            to_visit.pop_back();
            for (const auto& [v, edge] : links[u]) {
                if (is_bridge[edge] || labels[v] != NONE) continue;
                labels[v] = start;
                to_visit.push_back(v);
            }
        }
    }

    std::vector<std::pair<int, int>> tree;
    for (std::size_t e = 0; e < edges.size(); ++e) {
        if (!is_bridge[e]) continue;
        tree.push_back(std::minmax({labels[edges[e].first], labels[edges[e].second]}));
    }
    std::sort(tree.begin(), tree.end());
    return {labels, tree};
}
