// Mistake: a clause gives only one of its two implications.
#include <utility>
#include <vector>

namespace {

constexpr int NONE = -1;

// A literal and its negation are neighbouring vertices: 2k and 2k + 1, so x ^ 1 negates x.
int vertex(int literal) { return literal > 0 ? 2 * (literal - 1) : 2 * (-literal - 1) + 1; }

// Kosaraju's algorithm. Its second search goes backwards, for which no second graph is needed: u
// implies v if and only if not v implies not u.
class ImplicationGraph {
public:
    ImplicationGraph(int n, const std::vector<std::pair<int, int>>& clauses)
        : component(2 * n, NONE), implied_(2 * n), seen_(2 * n) {
        for (const auto& [a, b] : clauses) {
            implied_[vertex(a) ^ 1].push_back(vertex(b));
        }
        for (int u = 0; u < 2 * n; ++u) {
            if (!seen_[u]) visit(u);
        }
        for (auto u = finished_.rbegin(); u != finished_.rend(); ++u) {
            if (component[*u] == NONE) assign(*u, component_count++);
        }
    }

    std::vector<int> component;
    int component_count = 0;

private:
    void visit(int u) {
        seen_[u] = true;
        for (int v : implied_[u]) {
            if (!seen_[v]) visit(v);
        }
        finished_.push_back(u);
    }

    void assign(int u, int number) {
        component[u] = number;
        for (int v : implied_[u ^ 1]) {
            if (component[v ^ 1] == NONE) assign(v ^ 1, number);
        }
    }

    std::vector<std::vector<int>> implied_;
    std::vector<bool> seen_;
    std::vector<int> finished_;  // in the order in which the first search left them
};

}  // namespace

std::pair<bool, int> solve_two_sat(int n, const std::vector<std::pair<int, int>>& clauses) {
    const ImplicationGraph graph(n, clauses);
    bool satisfiable = true;
    for (int k = 0; k < n; ++k) {
        if (graph.component[2 * k] == graph.component[2 * k + 1]) satisfiable = false;
    }
    return {satisfiable, graph.component_count};
}
