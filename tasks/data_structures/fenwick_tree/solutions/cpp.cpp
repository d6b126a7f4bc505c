// Fenwick tree: with indices from 1 on, node i holds the sum of the i & -i entries that end with
// entry i. A prefix is made of at most log n such stretches, and an entry lies in at most log n of
// them, so every operation takes O(log n) time.
#include <string>
#include <tuple>
#include <vector>

namespace {

class FenwickTree {
public:
    explicit FenwickTree(const std::vector<int>& values) : node_(values.size() + 1) {
        // Sums of neighbouring entries fit in an int, so each node is a difference of two prefixes.
        std::vector<int> prefix(values.size() + 1, 0);
        for (int i = 1; i < static_cast<int>(node_.size()); ++i) {
            prefix[i] = prefix[i - 1] + values[i - 1];
            node_[i] = prefix[i] - prefix[i - lowest_bit(i)];
        }
    }

    void add(int index, int amount) {
        const int size = static_cast<int>(node_.size());
        for (int i = index + 1; i < size; i += lowest_bit(i)) node_[i] += amount;
    }

    // The sum of the first `count` entries.
    int sum_of_first(int count) const {
        int sum = 0;
        for (int i = count; i > 0; i -= lowest_bit(i)) sum += node_[i];
        return sum;
    }

private:
    static int lowest_bit(int i) { return i & -i; }

    std::vector<int> node_;  // node_[0] is not in use
};

}  // namespace

std::vector<int> run_fenwick_tree(
    const std::vector<int>& values,
    const std::vector<std::tuple<std::string, int, int>>& operations) {
    FenwickTree tree(values);
    std::vector<int> answers;
    for (const auto& [kind, a, b] : operations) {
        if (kind == "add") {
            tree.add(a, b);
        } else if (kind == "prefix") {
            answers.push_back(tree.sum_of_first(a + 1));
        } else {
            answers.push_back(tree.sum_of_first(b + 1) - tree.sum_of_first(a));
        }
    }
    return answers;
}
