// Mistake: a minimum begins with 10^9, though entries can be greater.
#include <algorithm>
#include <string>
#include <tuple>
#include <vector>

namespace {

struct Summary {
    int sum = 0;
    int min = 1'000'000'000;

    // What holds for this stretch and the one to the right of it together.
    Summary operator+(const Summary& right) const {
        return {sum + right.sum, std::min(min, right.min)};
    }
};

class SegmentTree {
public:
    explicit SegmentTree(const std::vector<int>& values) {
        // With a power of two, every level is full, and every node stands for one stretch.
        while (leaves_ < static_cast<int>(values.size())) leaves_ *= 2;
        node_.resize(2 * leaves_);
        for (int i = 0; i < static_cast<int>(values.size()); ++i) {
            node_[leaves_ + i] = {values[i], values[i]};
        }
        for (int i = leaves_ - 1; i >= 1; --i) node_[i] = node_[2 * i] + node_[2 * i + 1];
    }

    void set(int index, int value) {
        int i = leaves_ + index;
        node_[i] = {value, value};
        for (i /= 2; i >= 1; i /= 2) node_[i] = node_[2 * i] + node_[2 * i + 1];
    }

    // Goes up from both ends of the range and takes the nodes whose parents cover too much. What is
    // found on either side stays apart, so that only neighbouring stretches are added.
    Summary query(int first, int last) const {
        Summary from_left, from_right;
        int low = leaves_ + first, high = leaves_ + last + 1;
        for (; low < high; low /= 2, high /= 2) {
            if (low % 2 == 1) from_left = from_left + node_[low++];
            if (high % 2 == 1) from_right = node_[--high] + from_right;
        }
        return from_left + from_right;
    }

private:
    int leaves_ = 1;
    std::vector<Summary> node_;  // the children of node i are 2i and 2i + 1
};

}  // namespace

std::vector<int> run_segment_tree(
    const std::vector<int>& values,
    const std::vector<std::tuple<std::string, int, int>>& operations) {
    SegmentTree tree(values);
    std::vector<int> answers;
    for (const auto& [kind, a, b] : operations) {
        if (kind == "set") {
            tree.set(a, b);
        } else if (kind == "sum") {
            answers.push_back(tree.query(a, b).sum);
        } else {
            answers.push_back(tree.query(a, b).min);
        }
    }
    return answers;
}
