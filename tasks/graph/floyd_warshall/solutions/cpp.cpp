// Floyd-Warshall: all shortest paths by dynamic programming. After round k, distance[i][j] is the
// length of the shortest path from i to j whose inner vertices are all among 0..k.
// O(V^3) time, O(V^2) memory.
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

    for (int k = 0; k < n; ++k) {
        for (int i = 0; i < n; ++i) {
            if (distance[i][k] == INF) continue;
            for (int j = 0; j < n; ++j) {
                // INF plus a negative weight would look like a path.
                if (distance[k][j] == INF) continue;
                distance[i][j] = std::min(distance[i][j], distance[i][k] + distance[k][j]);
            }
        }
    }

    for (int v = 0; v < n; ++v) {
        if (distance[v][v] < 0) return {};  // v lies on a cycle of negative weight
    }
    return distance;
}
