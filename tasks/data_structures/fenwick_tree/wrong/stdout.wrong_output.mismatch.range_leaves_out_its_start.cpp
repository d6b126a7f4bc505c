// Wrong: the sum of a range is taken off behind entry a instead of before it.
#include <string>
#include <tuple>
#include <vector>

namespace {

class FenwickTree {
public:
    explicit FenwickTree(const std::vector<int>& values) : node_(values.size() + 1) {
        for (int i = 0; i < static_cast<int>(values.size()); ++i) add(i, values[i]);
    }

    void add(int index, int amount) {
        const int size = static_cast<int>(node_.size());
        for (int i = index + 1; i < size; i += i & -i) node_[i] += amount;
    }

    int sum_up_to(int index) const {
        int sum = 0;
        for (int i = index + 1; i > 0; i -= i & -i) sum += node_[i];
        return sum;
    }

private:
    std::vector<int> node_;
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
            answers.push_back(tree.sum_up_to(a));
        } else {
            answers.push_back(tree.sum_up_to(b) - tree.sum_up_to(a));
        }
    }
    return answers;
}
