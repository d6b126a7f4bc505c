#include <iostream>
#include <queue>
#include <string>
#include <vector>
using namespace std;

struct Arc {
    int target;
    int weight;
    Arc(int target, int weight) : target(target), weight(weight) {}
};

struct State {
    int vertex, distance;
    bool operator<(const State& other) const { return distance > other.distance; }
};

vector<int> dijkstra(const vector<vector<Arc>>& adj, int source) {
    vector<int> distance(adj.size(), 1000000000);
    priority_queue<State> queue;
    distance[source] = 0;
    queue.push({source, 0});
    while (!queue.empty()) {
        State top = queue.top();
        queue.pop();
        if (top.distance > distance[top.vertex]) continue;
        for (const Arc& arc : adj[top.vertex]) {
            if (top.distance + arc.weight < distance[arc.target]) {
                distance[arc.target] = top.distance + arc.weight;
                queue.push({arc.target, distance[arc.target]});
            }
        }
    }
    return distance;
}

int main() {
    vector<vector<Arc>> adj(8);
    int edges[][3] = {{0, 1, 10}, {0, 2, 3}, {2, 1, 4}, {1, 3, 2}, {2, 3, 8}, {3, 4, 7},
                      {2, 4, 12}, {4, 0, 1}, {1, 5, 0}, {5, 4, 6}, {6, 0, 1}, {4, 6, 5}};
    for (auto& edge : edges) adj[edge[0]].push_back(Arc(edge[1], edge[2]));
    for (int d : dijkstra(adj, 0)) cout << (d == 1000000000 ? "INF" : to_string(d)) << ' ';
    cout << endl;
}
