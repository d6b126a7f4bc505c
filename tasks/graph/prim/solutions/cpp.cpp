// Prim's algorithm: a tree grows from a vertex by the lightest edge that leads out of it, until
// there is none; then the next component gets its tree. O(E log V) time.
#include <functional>
#include <queue>
#include <tuple>
#include <utility>
#include <vector>

int prim_mst_weight(int n, const std::vector<std::tuple<int, int, int>>& edges) {
    using Connection = std::pair<int, int>;  // (weight, vertex): pairs compare by weight first
    std::vector<std::vector<Connection>> connections(n);
    for (const auto& [u, v, w] : edges) {
        connections[u].emplace_back(w, v);
        connections[v].emplace_back(w, u);
    }

    int total = 0;
    std::vector<bool> in_tree(n, false);
    std::priority_queue<Connection, std::vector<Connection>, std::greater<>> frontier;
    for (int root = 0; root < n; ++root) {
        if (in_tree[root]) continue;
        frontier.emplace(0, root);  // the root comes without an edge
        while (!frontier.empty()) {
            const auto [weight, u] = frontier.top();
            frontier.pop();
            if (in_tree[u]) continue;  // by now both ends of the edge are in the tree
            in_tree[u] = true;
            total += weight;
            for (const Connection& connection : connections[u]) {
                if (!in_tree[connection.second]) frontier.push(connection);
            }
        }
    }
    return total;
}
