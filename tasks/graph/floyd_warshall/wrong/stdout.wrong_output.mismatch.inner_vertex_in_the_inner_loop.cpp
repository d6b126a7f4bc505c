// Wrong: the loop over inner vertices must be the outermost, not the innermost.
#include <algorithm>
#include <tuple>
#include <vector>

constexpr int INF = 1000000000;

std::vector<std::vector<int>> floyd_warshall(
    int n, const std::vector<std::tuple<int, int, int>>& edges) {
    std::vector<std::vector<int>> distance(n, std::vector<int>(n, INF));
    for (int v = 0; v < n; ++v) distance[v][v] = 0;
    for (const auto& [u, v, w] : edges) {
        // Of parallel edges the lightest counts, and of self-loops only a negative one.
        distance[u][v] = std::min(distance[u][v], w);
    }

    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j) {
            for (int k = 0; k < n; ++k) {
                if (distance[i][k] == INF || distance[k][j] == INF) continue;
                distance[i][j] = std::min(distance[i][j], distance[i][k] + distance[k][j]);
            }
        }
    }

    for (int v = 0; v < n; ++v) {
        if (distance[v][v] < 0) return {};  // v lies on a cycle of negative weight
    }
    return distance;
}
