// Boruvka's algorithm: in each round every component chooses the lightest edge that leads out of
// it, and all chosen edges are added. Each component joins at least one other, so there are at most
// log V rounds. O(E log V) time.
#include <numeric>
#include <tuple>
#include <utility>
#include <vector>

namespace {

using Edge = std::tuple<int, int, int>;

class Components {
public:
    explicit Components(int n) : parent_(n), size_(n, 1) {
        std::iota(parent_.begin(), parent_.end(), 0);
    }

    int find(int v) {
        while (parent_[v] != v) {
            parent_[v] = parent_[parent_[v]];  // halving the path keeps the trees flat
            v = parent_[v];
        }
        return v;
    }

    // Returns false if both are in the same component already.
    bool join(int a, int b) {
        a = find(a);
        b = find(b);
        if (a == b) return false;
        if (size_[a] < size_[b]) std::swap(a, b);
        parent_[b] = a;
        size_[a] += size_[b];
        return true;
    }

private:
    std::vector<int> parent_, size_;
};

// For each component the lightest edge that leads out of it, or null.
std::vector<const Edge*> lightest_edges(int n, const std::vector<Edge>& edges,
                                        Components& components) {
    std::vector<const Edge*> lightest(n, nullptr);
    for (const Edge& edge : edges) {
        const auto& [u, v, w] = edge;
        const int a = components.find(u), b = components.find(v);
        if (a == b) continue;
        for (int component : {a, b}) {
            const Edge*& best = lightest[component];
            if (best == nullptr || w < std::get<2>(*best)) best = &edge;
        }
    }
    return lightest;
}

}  // namespace

int boruvka_mst_weight(int n, const std::vector<std::tuple<int, int, int>>& edges) {
    Components components(n);
    int total = 0;
    bool joined = true;
    while (joined) {
        joined = false;
        for (const Edge* edge : lightest_edges(n, edges, components)) {
            if (edge == nullptr) continue;
            const auto& [u, v, w] = *edge;
            // Both sides may have chosen the edge, or edges of equal weight may close a cycle.
            if (!components.join(u, v)) continue;
            total += w;
            joined = true;
        }
    }
    return total;
}
