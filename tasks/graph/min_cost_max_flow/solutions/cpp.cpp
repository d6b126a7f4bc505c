// Minimum-cost maximum flow by successive cheapest paths: as long as the sink can be reached in the
// residual network, push as much flow as fits along a path of least cost. Each vertex has a
// potential, its distance so far; costs reduced by the potentials are never negative, so Dijkstra's
// algorithm finds the paths. O(F E log V) time for a flow of value F.
#include <algorithm>
#include <functional>
#include <limits>
#include <queue>
#include <tuple>
#include <utility>
#include <vector>

namespace {

constexpr int UNREACHED = std::numeric_limits<int>::max();

struct ResidualArc {
    int to;
    int capacity;  // what still fits through
    int cost;
};

class Network {
public:
    explicit Network(int n) : outgoing_(n), potential_(n, 0), arc_into_(n) {}

    // Arcs are added in pairs, so that arc i ^ 1 undoes the flow of arc i.
    void add_edge(int u, int v, int capacity, int cost) {
        outgoing_[u].push_back(static_cast<int>(arcs_.size()));
        arcs_.push_back({v, capacity, cost});
        outgoing_[v].push_back(static_cast<int>(arcs_.size()));
        arcs_.push_back({u, 0, -cost});
    }

    // Finds cheapest paths from the source and updates the potentials.
    bool find_path(int source, int sink) {
        std::vector<int> distance(outgoing_.size(), UNREACHED);
        using Entry = std::pair<int, int>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
        distance[source] = 0;
        queue.emplace(0, source);
        while (!queue.empty()) {
            const auto [reached, u] = queue.top();
            queue.pop();
            if (reached > distance[u]) continue;
            for (int i : outgoing_[u]) {
                const ResidualArc& arc = arcs_[i];
                if (arc.capacity == 0) continue;
                const int reduced = arc.cost + potential_[u] - potential_[arc.to];
                if (reached + reduced < distance[arc.to]) {
                    distance[arc.to] = reached + reduced;
                    arc_into_[arc.to] = i;
                    queue.emplace(distance[arc.to], arc.to);
                }
            }
        }
        // What is out of reach now stays so: an augmentation opens arcs only along its own path.
        for (std::size_t v = 0; v < distance.size(); ++v) {
            if (distance[v] != UNREACHED) potential_[v] += distance[v];
        }
        return distance[sink] != UNREACHED;
    }

    // Fills the path found last; returns the amount and its cost.
    std::pair<int, int> augment(int source, int sink) {
        int amount = UNREACHED;
        for (int v = sink; v != source; v = tail(arc_into_[v])) {
            amount = std::min(amount, arcs_[arc_into_[v]].capacity);
        }
        int cost = 0;
        for (int v = sink; v != source; v = tail(arc_into_[v])) {
            arcs_[arc_into_[v]].capacity -= amount;
            arcs_[arc_into_[v] ^ 1].capacity += amount;
            cost += amount * arcs_[arc_into_[v]].cost;
        }
        return {amount, cost};
    }

private:
    int tail(int arc) const { return arcs_[arc ^ 1].to; }

    std::vector<ResidualArc> arcs_;
    std::vector<std::vector<int>> outgoing_;
    std::vector<int> potential_;
    std::vector<int> arc_into_;  // the last arc of the cheapest path to each vertex
};

}  // namespace

std::pair<int, int> min_cost_max_flow(int n,
                                      const std::vector<std::tuple<int, int, int, int>>& edges,
                                      int source, int sink) {
    Network network(n);
    for (const auto& [u, v, capacity, cost] : edges) network.add_edge(u, v, capacity, cost);

    int total_flow = 0, total_cost = 0;
    while (network.find_path(source, sink)) {
        const auto [flow, cost] = network.augment(source, sink);
        total_flow += flow;
        total_cost += cost;
    }
    return {total_flow, total_cost};
}
