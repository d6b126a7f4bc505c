// Strongly connected components by one depth-first search (Gabow). The vertices without a component
// wait on one stack; a second stack says where in the first one the groups begin whose vertices are
// known to reach one another. An edge to a waiting vertex closes a cycle and so removes the borders
// in between. A border that is still there when the search leaves its vertex is final.
// O(V + E) time.
#include <utility>
#include <vector>

namespace {

constexpr int NONE = -1;

class PathBasedSearch {
public:
    PathBasedSearch(int n, const std::vector<std::pair<int, int>>& edges)
        : component(n, NONE), successors_(n), place_(n, NONE) {
        for (const auto& [u, v] : edges) successors_[u].push_back(v);
        for (int v = 0; v < n; ++v) {
            if (place_[v] == NONE) visit(v);
        }
    }

    std::vector<int> component;  // its number; NONE while the vertex is unseen or waiting
    int component_count = 0;

private:
    void visit(int u) {
        const int place = static_cast<int>(waiting_.size());
        place_[u] = place;
        waiting_.push_back(u);
        borders_.push_back(place);
        for (int v : successors_[u]) {
            if (place_[v] == NONE) {
                visit(v);
            } else if (component[v] == NONE) {
                while (borders_.back() > place_[v]) borders_.pop_back();
            }
        }
        if (borders_.back() != place) return;
        borders_.pop_back();
        while (static_cast<int>(waiting_.size()) > place) {
            component[waiting_.back()] = component_count;
            waiting_.pop_back();
        }
        ++component_count;
    }

    std::vector<std::vector<int>> successors_;
    std::vector<int> place_;  // where on the stack the vertex waits or waited, NONE before that
    std::vector<int> waiting_;
    std::vector<int> borders_;
};

}  // namespace

std::vector<std::vector<int>> gabow_scc(
    int n, const std::vector<std::pair<int, int>>& edges) {
    const PathBasedSearch search(n, edges);
    // Going through the vertices in ascending order sorts each component, and the components by
    // their smallest vertex as well.
    std::vector<std::vector<int>> components;
    std::vector<int> position(search.component_count, NONE);
    for (int v = 0; v < n; ++v) {
        int& place = position[search.component[v]];
        if (place == NONE) {
            place = static_cast<int>(components.size());
            components.emplace_back();
        }
        components[place].push_back(v);
    }
    return components;
}
