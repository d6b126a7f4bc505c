// Wrong: vertices of one group need not have the same low time, as cycles can share a vertex.
#include <algorithm>
#include <utility>
#include <vector>

namespace {

constexpr int NONE = -1;

struct Link {
    int to;
    int edge;
};

// Marks the bridges. low[v] is the earliest time that can be reached from v's subtree by at most
// one edge outside the search tree; the tree edge into v is a bridge if that lies after its start.
class BridgeSearch {
public:
    BridgeSearch(const std::vector<std::vector<Link>>& links, std::size_t edge_count)
        : low(links.size()),
          is_bridge(edge_count, false),
          links_(links),
          time_(links.size(), NONE) {
        visit(0, NONE);  // the graph is connected
    }

    std::vector<int> low;
    std::vector<bool> is_bridge;

private:
    void visit(int u, int parent_edge) {
        time_[u] = low[u] = clock_++;
        for (const auto& [v, edge] : links_[u]) {
            // Skip the edge we came by, not the vertex: a parallel edge is a way back.
            if (edge == parent_edge) continue;
            if (time_[v] != NONE) {
                low[u] = std::min(low[u], time_[v]);
                continue;
            }
            visit(v, edge);
            low[u] = std::min(low[u], low[v]);
            if (low[v] > time_[u]) is_bridge[edge] = true;
        }
    }

    const std::vector<std::vector<Link>>& links_;
    std::vector<int> time_;
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
    const BridgeSearch search(links, edges.size());
    const std::vector<bool>& is_bridge = search.is_bridge;

    std::vector<int> labels(n);
    std::vector<int> smallest(n, NONE);  // by low time
    for (int v = 0; v < n; ++v) {
        int& label = smallest[search.low[v]];
        if (label == NONE) label = v;
        labels[v] = label;
    }

    std::vector<std::pair<int, int>> tree;
    for (std::size_t e = 0; e < edges.size(); ++e) {
        if (!is_bridge[e]) continue;
        tree.push_back(std::minmax({labels[edges[e].first], labels[edges[e].second]}));
    }
    std::sort(tree.begin(), tree.end());
    return {labels, tree};
}
