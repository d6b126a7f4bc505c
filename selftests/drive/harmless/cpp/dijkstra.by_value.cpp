#include <iostream>
#include <queue>
#include <tuple>
#include <vector>

const long long INF = 1000000000;

std::vector<long long> dijkstra(long long n, std::vector<std::tuple<int, int, long long>> edges,
                                int source) {
    std::vector<std::vector<std::pair<int, long long>>> adjacent(n);
    for (auto [u, v, w] : edges) adjacent[u].push_back({v, w});
    std::vector<long long> distance(n, INF);
    std::priority_queue<std::pair<long long, int>> queue;
    distance[source] = 0;
    queue.push({0, source});
    while (!queue.empty()) {
        auto [d, u] = queue.top();
        queue.pop();
        if (-d > distance[u]) continue;
        for (auto [v, w] : adjacent[u]) {
            if (distance[u] + w < distance[v]) {
                distance[v] = distance[u] + w;
                queue.push({-distance[v], v});
            }
        }
    }
    return distance;
}

int main() {
    auto distance = dijkstra(8,
                             {{0, 1, 10}, {0, 2, 3}, {2, 1, 4}, {1, 3, 2}, {2, 3, 8}, {3, 4, 7},
                              {2, 4, 12}, {4, 0, 1}, {1, 5, 0}, {5, 4, 6}, {6, 0, 1}, {4, 6, 5}},
                             0);
    for (auto d : distance) std::cout << (d == INF ? "INF" : std::to_string(d)) << " ";
}
