// Mistake: a union within one set doubles its size.
#include <numeric>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace {

class DisjointSet {
public:
    explicit DisjointSet(int n) : parent_(n), size_(n, 1), count_(n) {
        std::iota(parent_.begin(), parent_.end(), 0);
    }

    // Whether the sets were different before.
    bool unite(int a, int b) {
        int root = find(a), other = find(b);
        const bool different = root != other;
        if (size_[root] < size_[other]) std::swap(root, other);
        parent_[other] = root;
        size_[root] += size_[other];
        if (different) --count_;
        return different;
    }

    bool connected(int a, int b) { return find(a) == find(b); }

    int size(int x) { return size_[find(x)]; }

    int count() const { return count_; }

private:
    int find(int x) {
        while (parent_[x] != x) {
            // Halves the path: every other element on it skips its parent from now on.
            parent_[x] = parent_[parent_[x]];
            x = parent_[x];
        }
        return x;
    }

    std::vector<int> parent_;  // a root is its own parent
    std::vector<int> size_;    // right for roots only
    int count_;
};

}  // namespace

std::vector<int> run_disjoint_set(
    int n, const std::vector<std::tuple<std::string, int, int>>& operations) {
    DisjointSet sets(n);
    std::vector<int> answers;
    answers.reserve(operations.size());
    for (const auto& [kind, a, b] : operations) {
        if (kind == "union") {
            answers.push_back(sets.unite(a, b) ? 1 : 0);
        } else if (kind == "connected") {
            answers.push_back(sets.connected(a, b) ? 1 : 0);
        } else if (kind == "size") {
            answers.push_back(sets.size(a));
        } else {
            answers.push_back(sets.count());
        }
    }
    return answers;
}
