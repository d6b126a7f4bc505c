// Mistake: the search starts at vertex 0 only.
#include <algorithm>
#include <utility>
#include <vector>

namespace {

constexpr int NONE = -1;

class CutVertexSearch {
public:
    CutVertexSearch(int n, const std::vector<std::pair<int, int>>& edges)
        : is_cut_vertex(n, false), neighbours_(n), time_(n, NONE), low_(n) {
        for (const auto& [u, v] : edges) {
            neighbours_[u].push_back(v);
            neighbours_[v].push_back(u);
        }
        if (n > 0) is_cut_vertex[0] = visit(0) > 1;
    }

    std::vector<bool> is_cut_vertex;

private:
    // Returns the number of children. Marks u by the rule for vertices that are no roots; the
    // caller knows better about a root.
    int visit(int u) {
        time_[u] = low_[u] = clock_++;
        int children = 0;
        for (int v : neighbours_[u]) {
            if (time_[v] != NONE) {
                low_[u] = std::min(low_[u], time_[v]);
                continue;
            }
            visit(v);
            ++children;
            low_[u] = std::min(low_[u], low_[v]);
            if (low_[v] >= time_[u]) is_cut_vertex[u] = true;
        }
        return children;
    }

    std::vector<std::vector<int>> neighbours_;
    std::vector<int> time_;  // when the search entered the vertex, NONE before that
    std::vector<int> low_;
    int clock_ = 0;
};

}  // namespace

std::vector<int> find_articulation_points(int n, const std::vector<std::pair<int, int>>& edges) {
    const CutVertexSearch search(n, edges);
    std::vector<int> points;
    for (int v = 0; v < n; ++v) {
        if (search.is_cut_vertex[v]) points.push_back(v);
    }
    return points;
}
