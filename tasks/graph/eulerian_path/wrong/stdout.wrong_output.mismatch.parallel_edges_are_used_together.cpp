// Wrong: erase with a value removes all equal elements of a multiset, and so every parallel edge.
#include <algorithm>
#include <set>
#include <utility>
#include <vector>

std::vector<int> eulerian_path(int n, const std::vector<std::pair<int, int>>& edges) {
    std::vector<std::multiset<int>> neighbours(n);
    for (const auto& [u, v] : edges) {
        neighbours[u].insert(v);
        neighbours[v].insert(u);
    }

    int start = -1, odd_count = 0;
    for (int v = n - 1; v >= 0; --v) {
        if (neighbours[v].size() % 2 == 1) {
            start = v;
            ++odd_count;
        } else if (odd_count == 0 && !neighbours[v].empty()) {
            start = v;
        }
    }
    if (start == -1 || odd_count > 2) return {};

    std::vector<int> walk = {start}, trail;
    while (!walk.empty()) {
        const int u = walk.back();
        if (neighbours[u].empty()) {
            trail.push_back(u);
            walk.pop_back();
            continue;
        }
        const int v = *neighbours[u].begin();
        neighbours[u].erase(v);
        neighbours[v].erase(u);
        walk.push_back(v);
    }
    if (trail.size() != edges.size() + 1) return {};
    std::reverse(trail.begin(), trail.end());
    return trail;
}
