#include <iostream>
#include <utility>
#include <vector>

int components = 10;

bool solve_two_sat(int n, const std::vector<std::pair<int, int>>& clauses) {
    for (int values = 0; values < 1 << n; values++) {
        auto holds = [&](int literal) {
            return (values >> (std::abs(literal) - 1) & 1) == (literal > 0);
        };
        bool all = true;
        for (auto& clause : clauses) all = all && (holds(clause.first) || holds(clause.second));
        if (all) return true;
    }
    return false;
}

int main() {
    bool satisfiable = solve_two_sat(8, {{1, -2}, {2, -3}, {3, -1}, {4, -1}, {-4, 5},
                                         {6, 6}, {-6, 5}, {-5, 7}, {-7, 5}});
    std::cout << std::boolalpha << satisfiable << ' ' << components << '\n';
}
