// Minimum cut by Stoer and Wagner. Each phase orders the vertices: next comes the one with the most
// weight towards those that have come already. The last vertex t of the order, cut off alone, is a
// minimum cut between it and the one before, s. All other cuts leave s and t on one side, so the
// two become one vertex for the next phase. O(V^3) time.
#include <algorithm>
#include <limits>
#include <numeric>
#include <tuple>
#include <vector>

namespace {

using Matrix = std::vector<std::vector<int>>;

struct Phase {
    int s;
    int t;
    int cut;
};

Phase order_vertices(const Matrix& weight, std::vector<int> waiting) {
    std::vector<int> attachment(weight.size());
    const auto weaker = [&](int u, int v) { return attachment[u] < attachment[v]; };
    Phase phase{-1, -1, 0};
    while (!waiting.empty()) {
        const auto strongest = std::max_element(waiting.begin(), waiting.end(), weaker);
        const int u = *strongest;
        waiting.erase(strongest);
        phase = {phase.t, u, attachment[u]};
        for (int v : waiting) attachment[v] += weight[u][v];
    }
    return phase;
}

}  // namespace

int stoer_wagner_min_cut(int n, const std::vector<std::tuple<int, int, int>>& edges) {
    Matrix weight(n, std::vector<int>(n));
    for (const auto& [u, v, w] : edges) {
        if (u == v) continue;
        weight[u][v] += w;
        weight[v][u] += w;
    }

    std::vector<int> vertices(n);
    std::iota(vertices.begin(), vertices.end(), 0);
    int best = std::numeric_limits<int>::max();
    while (vertices.size() > 1) {
        const auto [s, t, cut] = order_vertices(weight, vertices);
        best = std::min(best, cut);
        vertices.erase(std::find(vertices.begin(), vertices.end(), t));
        for (int v : vertices) {
            if (v == s) continue;
            weight[s][v] += weight[t][v];
            weight[v][s] = weight[s][v];
        }
    }
    return best;
}
