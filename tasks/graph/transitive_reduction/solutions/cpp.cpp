// Transitive reduction of an acyclic graph. An edge (u, v) stays if v is not reached from any other
// successor of u. A depth-first search leaves a vertex after all that it can reach, so what each
// vertex reaches is put together in that order from what its successors reach: O(V * E).
#include <set>
#include <utility>
#include <vector>

namespace {

class Reachability {
public:
    explicit Reachability(const std::vector<std::set<int>>& successors)
        : successors_(successors), reached_(successors.size()) {
        for (std::size_t u = 0; u < successors.size(); ++u) visit(static_cast<int>(u));
    }

    bool leads(int u, int v) const { return reached_[u][v]; }

private:
    void visit(int u) {
        if (!reached_[u].empty()) return;
        std::vector<bool> reached(successors_.size(), false);
        reached[u] = true;
        for (int v : successors_[u]) {
            visit(v);
            for (std::size_t w = 0; w < reached.size(); ++w) {
                if (reached_[v][w]) reached[w] = true;
            }
        }
        reached_[u] = std::move(reached);
    }

    const std::vector<std::set<int>>& successors_;
    std::vector<std::vector<bool>> reached_;  // a row is empty until its vertex has been visited
};

}  // namespace

std::vector<std::pair<int, int>> transitive_reduction(
    int n, const std::vector<std::pair<int, int>>& edges) {
    std::vector<std::set<int>> successors(n);  // in a set, parallel edges are one
    for (const auto& [u, v] : edges) successors[u].insert(v);
    const Reachability reachability(successors);

    std::vector<std::pair<int, int>> kept;
    for (int u = 0; u < n; ++u) {
        std::vector<bool> by_detour(n, false);
        for (int w : successors[u]) {
            for (int v : successors[u]) {
                if (v != w && reachability.leads(w, v)) by_detour[v] = true;
            }
        }
        for (int v : successors[u]) {
            if (!by_detour[v]) kept.emplace_back(u, v);
        }
    }
    return kept;
}
