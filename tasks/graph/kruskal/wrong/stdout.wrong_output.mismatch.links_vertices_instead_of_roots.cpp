// Wrong: links the vertices themselves, not their roots, so components fall apart again.
#include <algorithm>
#include <numeric>
#include <tuple>
#include <vector>

namespace {

class DisjointSets {
public:
    explicit DisjointSets(int n) : parent_(n) {
        std::iota(parent_.begin(), parent_.end(), 0);
    }

    // Returns false if both are in the same set already.
    bool unite(int a, int b) {
        if (find(a) == find(b)) return false;
        parent_[b] = a;
        return true;
    }

private:
    int find(int v) {
        while (parent_[v] != v) {
            v = parent_[v];
        }
        return v;
    }

    std::vector<int> parent_;
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
