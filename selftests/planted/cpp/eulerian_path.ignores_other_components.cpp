// Mistake: edges that cannot be reached are left out of the trail.
#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace {

struct Way {
    int to;
    int edge;  // its number, as the edge can be used from either end, but only once

    bool operator>(const Way& other) const { return to > other.to; }
};

constexpr int NONE = -1;

// The vertex where the trail must begin, or NONE if the degrees allow no trail.
int find_start(const std::vector<std::vector<Way>>& ways) {
    int first_odd = NONE, first_with_edge = NONE, odd_count = 0;
    for (int v = static_cast<int>(ways.size()) - 1; v >= 0; --v) {
        if (!ways[v].empty()) first_with_edge = v;
        if (ways[v].size() % 2 == 1) {
            first_odd = v;
            ++odd_count;
        }
    }
    if (odd_count == 0) return first_with_edge;
    return odd_count == 2 ? first_odd : NONE;
}

}  // namespace

std::vector<int> eulerian_path(int n, const std::vector<std::pair<int, int>>& edges) {
    const int edge_count = static_cast<int>(edges.size());
    std::vector<std::vector<Way>> ways(n);
    for (int e = 0; e < edge_count; ++e) {
        const auto& [u, v] = edges[e];
        ways[u].push_back({v, e});
        ways[v].push_back({u, e});
    }
    // The smallest neighbour comes last, where it is cheap to remove.
    for (auto& list : ways) std::sort(list.begin(), list.end(), std::greater<>());

    const int start = find_start(ways);
    if (start == NONE) return {};

    std::vector<bool> used(edge_count, false);
    std::vector<int> walk = {start}, trail;
    while (!walk.empty()) {
        auto& left = ways[walk.back()];
        if (left.empty()) {
            trail.push_back(walk.back());
            walk.pop_back();
            continue;
        }
        const Way way = left.back();
        left.pop_back();
        if (used[way.edge]) continue;
        used[way.edge] = true;
        walk.push_back(way.to);
    }

    std::reverse(trail.begin(), trail.end());
    return trail;
}
