// Karger's minimum cut. Contracting random edges until two vertices are left keeps a given minimum
// cut with a probability of at least 2 / (n (n - 1)), since few of the edges belong to it. The best
// of enough independent runs is wrong with a probability below one in a million.
// O(V^2) runs of O(E log V) time.
#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>
#include <utility>
#include <vector>

namespace {

using Edges = std::vector<std::pair<int, int>>;

// Vertices that have been contracted into one form a group.
class Groups {
public:
    explicit Groups(int n) : count(n), parent_(n) {
        std::iota(parent_.begin(), parent_.end(), 0);
    }

    int find(int v) {
        while (parent_[v] != v) v = parent_[v] = parent_[parent_[v]];
        return v;
    }

    void join(int u, int v) {
        u = find(u);
        v = find(v);
        if (u == v) return;
        parent_[u] = v;
        --count;
    }

    int count;

private:
    std::vector<int> parent_;
};

// Contracts the edges in the order given, which has to be random, and counts those that are left.
int contract(int n, const Edges& edges) {
    Groups groups(n);
    for (const auto& [u, v] : edges) {
        if (groups.count == 2) break;
        groups.join(u, v);
    }
    if (groups.count > 2) return 0;  // the graph is not connected
    return static_cast<int>(std::count_if(edges.begin(), edges.end(), [&](const auto& edge) {
        return groups.find(edge.first) != groups.find(edge.second);
    }));
}

}  // namespace

int karger_min_cut(int n, const std::vector<std::pair<int, int>>& edges) {
    const double one_in_a_million = std::log(1e6);
    const int runs = static_cast<int>(std::ceil(n * (n - 1) / 2.0 * one_in_a_million));
    std::mt19937 random;  // with its default seed, so that all calls are alike
    Edges shuffled = edges;
    int best = static_cast<int>(edges.size());
    for (int run = 0; run < runs; ++run) {
        std::shuffle(shuffled.begin(), shuffled.end(), random);
        best = std::min(best, contract(n, shuffled));
    }
    return best;
}
