// Wrong: also vertices of finished components, which are off the stack, lower low.
#include <algorithm>
#include <utility>
#include <vector>

namespace {

constexpr int NONE = -1;

class ComponentSearch {
public:
    ComponentSearch(int n, const std::vector<std::pair<int, int>>& edges)
        : component(n, NONE), successors_(n), time_(n, NONE), low_(n) {
        for (const auto& [u, v] : edges) successors_[u].push_back(v);
        for (int v = 0; v < n; ++v) {
            if (time_[v] == NONE) visit(v);
        }
    }

    std::vector<int> component;  // its number; NONE while the vertex is unseen or on the stack
    int component_count = 0;

private:
    void visit(int u) {
        time_[u] = low_[u] = clock_++;
        stack_.push_back(u);
        for (int v : successors_[u]) {
            if (time_[v] == NONE) {
                visit(v);
                low_[u] = std::min(low_[u], low_[v]);
            } else {
                low_[u] = std::min(low_[u], time_[v]);
            }
        }
        if (low_[u] != time_[u]) return;
        while (component[u] == NONE) {
            component[stack_.back()] = component_count;
            stack_.pop_back();
        }
        ++component_count;
    }

    std::vector<std::vector<int>> successors_;
    std::vector<int> time_;  // when the search entered the vertex, NONE before that
    std::vector<int> low_;   // the earliest such time found reachable from its subtree
    std::vector<int> stack_;
    int clock_ = 0;
};

}  // namespace

std::vector<std::vector<int>> tarjan_scc(
    int n, const std::vector<std::pair<int, int>>& edges) {
    const ComponentSearch search(n, edges);
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
