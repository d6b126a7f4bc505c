// Maximum matching by Edmonds. A matching grows along an alternating path between two free
// vertices, which a breadth-first search from each free vertex looks for. In a graph that is not
// bipartite the search can run into odd cycles, blossoms. From the base, where it was entered,
// every vertex of a blossom can be reached with a matched edge last, so it is shrunk into its base
// and the search goes on from all its vertices. O(V^3) time.
#include <numeric>
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
        base_.resize(n_);
        std::iota(base_.begin(), base_.end(), 0);
        queue_ = {};
        make_outer(root);
        while (!queue_.empty()) {
            const int u = queue_.front();
            queue_.pop();
            for (int v : neighbours_[u]) {
                if (base_[u] == base_[v] || mate_[u] == v) continue;
                if (outer_[v]) {
                    shrink(u, v);
                } else if (parent_[v] == NONE) {
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

    // The edge between the outer vertices u and v closes an odd cycle.
    void shrink(int u, int v) {
        const int base = common_base(u, v);
        std::vector<bool> in_blossom(n_);
        mark_side(u, v, base, in_blossom);
        mark_side(v, u, base, in_blossom);
        for (int w = 0; w < n_; ++w) {
            if (!in_blossom[base_[w]]) continue;
            base_[w] = base;
            if (!outer_[w]) make_outer(w);
        }
    }

    // The base of the outer vertex two steps closer to the root; NONE at the root.
    int base_above(int base) const {
        return mate_[base] == NONE ? NONE : base_[parent_[mate_[base]]];
    }

    int common_base(int u, int v) const {
        std::vector<bool> above_u(n_);
        for (int b = base_[u]; b != NONE; b = base_above(b)) above_u[b] = true;
        int b = base_[v];
        while (!above_u[b]) b = base_above(b);
        return b;
    }

    // Goes from u up to the base. Outer vertices get a parent across the closing edge, so that a
    // path can come to them from the other side of the cycle as well.
    void mark_side(int u, int across, int base, std::vector<bool>& in_blossom) {
        while (base_[u] != base) {
            in_blossom[base_[u]] = in_blossom[base_[mate_[u]]] = true;
            parent_[u] = across;
            across = mate_[u];
            u = parent_[mate_[u]];
        }
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
    std::vector<int> base_;    // of the outermost blossom around a vertex, or the vertex itself
    std::queue<int> queue_;    // outer vertices
};

}  // namespace

int maximum_matching(int n, const std::vector<std::pair<int, int>>& edges) {
    return Matching(n, edges).size;
}
