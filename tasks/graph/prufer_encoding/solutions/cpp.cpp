// Prüfer sequence in O(V) time. The greatest vertex is never the smallest leaf, so it stays to the
// end, and the neighbour that a leaf still has is the next vertex on the path to it. With these
// parents known, only the order of removal is left to find: by a pointer that goes up through the
// vertices, and from each leaf on to its ancestors while they become leaves behind the pointer.
#include <utility>
#include <vector>

namespace {

// The next vertex on the path from each vertex to the root; the root is its own parent.
std::vector<int> parents_towards(int root, const std::vector<std::vector<int>>& neighbours) {
    std::vector<int> parent(neighbours.size());
    parent[root] = root;
    std::vector<int> to_visit = {root};
    while (!to_visit.empty()) {
        const int u = to_visit.back();
        to_visit.pop_back();
        for (int v : neighbours[u]) {
            if (v == parent[u]) continue;
            parent[v] = u;
            to_visit.push_back(v);
        }
    }
    return parent;
}

}  // namespace

std::vector<int> prufer_encode(int n, const std::vector<std::pair<int, int>>& edges) {
    std::vector<std::vector<int>> neighbours(n);
    for (const auto& [u, v] : edges) {
        neighbours[u].push_back(v);
        neighbours[v].push_back(u);
    }
    const std::vector<int> parent = parents_towards(n - 1, neighbours);
    std::vector<std::size_t> degree;
    for (const auto& list : neighbours) degree.push_back(list.size());

    std::vector<int> sequence;
    sequence.reserve(n - 1);
    for (int pointer = 0; pointer < n - 1; ++pointer) {
        // An ancestor beyond the pointer is left for the pointer to find.
        for (int leaf = pointer; leaf <= pointer && degree[leaf] == 1; leaf = parent[leaf]) {
            degree[leaf] = 0;
            --degree[parent[leaf]];
            sequence.push_back(parent[leaf]);
        }
    }
    sequence.resize(n - 2);  // the last edge is not written down
    return sequence;
}
