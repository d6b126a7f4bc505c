// Hopcroft-Karp: each phase finds the length of the shortest augmenting paths by a breadth-first
// search, then augments along as many disjoint paths of that length as a depth-first search finds.
// That length grows with every phase, so O(sqrt(V)) phases are enough: O(E sqrt(V)) time.
#include <queue>
#include <utility>
#include <vector>

namespace {

constexpr int NONE = -1;

class Matching {
public:
    Matching(int n_left, int n_right, const std::vector<std::pair<int, int>>& edges)
        : neighbours_(n_left), right_of_(n_left, NONE), left_of_(n_right, NONE) {
        for (const auto& [u, v] : edges) neighbours_[u].push_back(v);
    }

    int maximise() {
        const int n_left = static_cast<int>(neighbours_.size());
        int matched = 0;
        while (find_levels()) {
            tried_.assign(n_left, 0);
            for (int u = 0; u < n_left; ++u) {
                if (right_of_[u] == NONE && augment(u)) ++matched;
            }
        }
        return matched;
    }

private:
    // Returns whether there is an augmenting path.
    bool find_levels() {
        std::queue<int> queue;
        level_.assign(neighbours_.size(), NONE);
        for (int u = 0; u < static_cast<int>(neighbours_.size()); ++u) {
            if (right_of_[u] == NONE) {
                level_[u] = 0;
                queue.push(u);
            }
        }
        last_level_ = NONE;
        while (!queue.empty()) {
            const int u = queue.front();
            queue.pop();
            if (last_level_ != NONE && level_[u] > last_level_) break;
            for (int v : neighbours_[u]) {
                const int w = left_of_[v];
                if (w == NONE) {
                    last_level_ = level_[u];
                } else if (level_[w] == NONE) {
                    level_[w] = level_[u] + 1;
                    queue.push(w);
                }
            }
        }
        return last_level_ != NONE;
    }

    bool augment(int u) {
        // An edge that failed once fails for the rest of the phase, so no search starts over.
        for (; tried_[u] < neighbours_[u].size(); ++tried_[u]) {
            const int v = neighbours_[u][tried_[u]];
            const int w = left_of_[v];
            const bool reached = w == NONE ? level_[u] == last_level_
                                           : level_[w] == level_[u] + 1 && augment(w);
            if (reached) {
                right_of_[u] = v;
                left_of_[v] = u;
                return true;
            }
        }
        return false;
    }

    std::vector<std::vector<int>> neighbours_;  // of each left vertex
    std::vector<int> right_of_;  // partner of a left vertex, NONE if it is free
    std::vector<int> left_of_;   // partner of a right vertex, NONE if it is free
    std::vector<int> level_;     // matched edges between a free left vertex and this one
    int last_level_ = NONE;      // that of the left vertices at which the shortest paths end
    std::vector<std::size_t> tried_;  // how many edges of a left vertex failed in this phase
};

}  // namespace

int hopcroft_karp(
    int n_left, int n_right, const std::vector<std::pair<int, int>>& edges) {
    return Matching(n_left, n_right, edges).maximise();
}
