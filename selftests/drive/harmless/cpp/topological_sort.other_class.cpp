#include <functional>
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

class Solution {
    struct Graph {
        vector<vector<int>> adjacent;
        vector<int> indegree;
    };

    Graph graph;

public:
    vector<int> topological_sort(int n, vector<pair<int, int>>& edges) {
        graph.adjacent.resize(n);
        graph.indegree.resize(n);
        for (auto& edge : edges) {
            graph.adjacent[edge.first].push_back(edge.second);
            graph.indegree[edge.second]++;
        }
        priority_queue<int, vector<int>, greater<int>> ready;
        for (int v = 0; v < n; v++)
            if (graph.indegree[v] == 0) ready.push(v);
        vector<int> order;
        while (!ready.empty()) {
            int u = ready.top();
            ready.pop();
            order.push_back(u);
            for (int v : graph.adjacent[u])
                if (--graph.indegree[v] == 0) ready.push(v);
        }
        if ((int)order.size() < n) order.clear();
        return order;
    }
};

int main() {
    vector<pair<int, int>> edges = {{6, 1}, {6, 8}, {8, 0}, {3, 0}, {3, 4},
                                    {1, 7}, {7, 4}, {5, 3}, {4, 2}, {5, 1}};
    auto order = Solution().topological_sort(9, edges);
    if (order.empty()) cout << "CYCLE";
    for (int v : order) cout << v << ' ';
    cout << endl;
}
