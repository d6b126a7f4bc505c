#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

static vector<vector<pair<int, int>>> adjacent;
static vector<int> entered, low;
static vector<vector<int>> found;
static int timer = 0;

static void dfs(int u, int from) {
    entered[u] = low[u] = ++timer;
    for (auto [v, id] : adjacent[u]) {
        if (id == from) continue;
        if (entered[v]) {
            low[u] = min(low[u], entered[v]);
        } else {
            dfs(v, id);
            low[u] = min(low[u], low[v]);
            if (low[v] > entered[u]) found.push_back({min(u, v), max(u, v)});
        }
    }
}

vector<vector<int>> find_bridges(int n, vector<vector<int>>& edges) {
    adjacent.assign(n, {});
    entered.assign(n, 0);
    low.assign(n, 0);
    found.clear();
    timer = 0;
    for (int id = 0; id < (int)edges.size(); id++) {
        adjacent[edges[id][0]].push_back({edges[id][1], id});
        adjacent[edges[id][1]].push_back({edges[id][0], id});
    }
    for (int v = 0; v < n; v++)
        if (!entered[v]) dfs(v, -1);
    sort(found.begin(), found.end());
    return found;
}

int main() {
    vector<vector<int>> edges = {{0, 1}, {0, 2}, {1, 2}, {0, 3}, {3, 4}};
    for (auto& bridge : find_bridges(5, edges)) cout << bridge[0] << " " << bridge[1] << "\n";
}
