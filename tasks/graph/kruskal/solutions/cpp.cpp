// Kruskal's algorithm: take the edges from light to heavy, and keep each that joins two different
// components. Components are trees of a disjoint-set forest, named by their roots.
// O(E log E) time.
#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>
#include <vector>

namespace {

class DisjointSets {
public:
    explicit DisjointSets(int n) : parent_(n), size_(n, 1) {
        std::iota(parent_.begin(), parent_.end(), 0);
    }

    // Returns false if both are in the same set already.
    bool unite(int a, int b) {
        a = find(a);
        b = find(b);
        if (a == b) return false;
        if (size_[a] < size_[b]) std::swap(a, b);
        parent_[b] = a;
        size_[a] += size_[b];
        return true;
    }

private:
    int find(int v) {
        while (parent_[v] != v) {
            parent_[v] = parent_[parent_[v]];  // halving the path keeps the trees flat
            v = parent_[v];
        }
        return v;
    }

    std::vector<int> parent_, size_;
};

}  // namespace

int kruskal_mst_weight(int n, const std::vector<std::tuple<int, int, int>>& edges) {
    auto sorted = edges;
    std::sort(sorted.begin(), sorted.end(),
              [](const auto& a, const auto& b) { return std::get<2>(a) < std::get<2>(b); });

    DisjointSets components(n);
    int total = 0;
    for (const auto& [u, v, w] : sorted) {
        if (components.unite(u, v)) total += w;
    }
    return total;
}
