// Maximum flow by phases (Dinic). A breadth-first search gives each vertex its level, the number of
// arcs from the source; then flow is pushed down the levels until no path is left. Every phase makes
// the shortest path longer, and pushing takes O(V E) steps, so all takes O(V^2 E) time.
#include <algorithm>
#include <limits>
#include <queue>
#include <tuple>
#include <vector>

namespace {

constexpr int UNREACHED = -1;

class Network {
public:
    explicit Network(int n) : arcs_(n), level_(n), tried_(n) {}

    void add_edge(int u, int v, int capacity) {
        const int forth = static_cast<int>(arcs_[u].size());
        const int back = static_cast<int>(arcs_[v].size()) + (u == v ? 1 : 0);
        arcs_[u].push_back({v, capacity, back});
        arcs_[v].push_back({u, 0, forth});
    }

    int max_flow_between(int source, int sink) {
        int flow = 0;
        while (find_levels(source, sink)) {
            std::fill(tried_.begin(), tried_.end(), 0);
            flow += push(source, sink, std::numeric_limits<int>::max());
        }
        return flow;
    }

private:
    struct Arc {
        int to;
        int residual;  // what still fits through
        int opposite;  // the place, among the arcs of `to`, of the arc that undoes the flow
    };

    bool find_levels(int source, int sink) {
        std::fill(level_.begin(), level_.end(), UNREACHED);
        level_[source] = 0;
        std::queue<int> queue;
        queue.push(source);
        while (!queue.empty()) {
            const int u = queue.front();
            queue.pop();
            for (const Arc& arc : arcs_[u]) {
                if (arc.residual == 0 || level_[arc.to] != UNREACHED) continue;
                level_[arc.to] = level_[u] + 1;
                queue.push(arc.to);
            }
        }
        return level_[sink] != UNREACHED;
    }

    // Brings up to `limit` from u down to the sink; returns how much it was.
    int push(int u, int sink, int limit) {
        if (u == sink) return limit;
        int pushed = 0;
        // An arc that is passed over has led to all it can in this phase.
        for (std::size_t& i = tried_[u]; i < arcs_[u].size(); ++i) {
            Arc& arc = arcs_[u][i];
            if (arc.residual == 0 || level_[arc.to] != level_[u] + 1) continue;
            const int amount = push(arc.to, sink, std::min(limit - pushed, arc.residual));
            arc.residual -= amount;
            arcs_[arc.to][arc.opposite].residual += amount;
            pushed += amount;
            if (pushed == limit) break;
        }
        return pushed;
    }

    std::vector<std::vector<Arc>> arcs_;  // by the vertex from which they lead
    std::vector<int> level_;
    std::vector<std::size_t> tried_;  // how many arcs of a vertex are of no more use
};

}  // namespace

int max_flow(int n, const std::vector<std::tuple<int, int, int>>& edges, int source, int sink) {
    Network network(n);
    for (const auto& [u, v, capacity] : edges) network.add_edge(u, v, capacity);
    return network.max_flow_between(source, sink);
}
