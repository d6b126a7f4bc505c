// Mistake: steps over edges between two outer vertices, as if the graph were bipartite.
#include <queue>
#include <utility>
#include <vector>

namespace {

constexpr int NONE = -1;

class Matching {
public:
    Matching(int n, const std::vector<std::pair<int, int>>& edges)
        : n_(n), neighbours_(n), mate_(n, NONE) {
        for (const auto& [u, v] : edges) {
            if (u == v) continue;
            neighbours_[u].push_back(v);
            neighbours_[v].push_back(u);
        }
        for (int root = 0; root < n; ++root) {
            if (mate_[root] != NONE) continue;
            const int end = find_free_vertex(root);
            if (end == NONE) continue;
            flip_path(end);
            ++size;
        }
    }

    int size = 0;

private:
    // The other end of an alternating path from the root; NONE if there is none.
    int find_free_vertex(int root) {
        parent_.assign(n_, NONE);
        outer_.assign(n_, false);
        queue_ = {};
        make_outer(root);
        while (!queue_.empty()) {
            const int u = queue_.front();
            queue_.pop();
            for (int v : neighbours_[u]) {
                if (!outer_[v] && parent_[v] == NONE) {
                    parent_[v] = u;
                    if (mate_[v] == NONE) return v;
                    make_outer(mate_[v]);
                }
            }
        }
        return NONE;
    }

    void make_outer(int v) {
        outer_[v] = true;
        queue_.push(v);
    }

    void flip_path(int v) {
        while (v != NONE) {
            const int u = parent_[v];
            const int next = mate_[u];
            mate_[u] = v;
            mate_[v] = u;
            v = next;
        }
    }

    int n_;
    std::vector<std::vector<int>> neighbours_;
    std::vector<int> mate_;
    std::vector<int> parent_;  // of an inner vertex: the outer one before it
    std::vector<bool> outer_;  // reached with a matched edge last
    std::queue<int> queue_;    // outer vertices
};

}  // namespace

int maximum_matching(int n, const std::vector<std::pair<int, int>>& edges) {
    return Matching(n, edges).size;
}
