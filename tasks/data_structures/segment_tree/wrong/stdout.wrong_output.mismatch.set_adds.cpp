// Wrong: the new value is added to the sums above the entry, and the old one is not taken off.
#include <algorithm>
#include <limits>
#include <string>
#include <tuple>
#include <vector>

namespace {

class SegmentTree {
public:
    explicit SegmentTree(const std::vector<int>& values)
        : leaves_(static_cast<int>(values.size())), sum_(2 * leaves_), min_(2 * leaves_) {
        for (int i = 0; i < leaves_; ++i) sum_[leaves_ + i] = min_[leaves_ + i] = values[i];
        for (int i = leaves_ - 1; i >= 1; --i) {
            sum_[i] = sum_[2 * i] + sum_[2 * i + 1];
            min_[i] = std::min(min_[2 * i], min_[2 * i + 1]);
        }
    }

    void set(int index, int value) {
        int i = leaves_ + index;
        min_[i] = value;
        for (int j = i; j >= 1; j /= 2) sum_[j] += value;
        for (i /= 2; i >= 1; i /= 2) min_[i] = std::min(min_[2 * i], min_[2 * i + 1]);
    }

    int sum(int first, int last) const {
        int result = 0;
        int low = leaves_ + first, high = leaves_ + last + 1;
        for (; low < high; low /= 2, high /= 2) {
            if (low % 2 == 1) result += sum_[low++];
            if (high % 2 == 1) result += sum_[--high];
        }
        return result;
    }

    int min(int first, int last) const {
        int result = std::numeric_limits<int>::max();
        int low = leaves_ + first, high = leaves_ + last + 1;
        for (; low < high; low /= 2, high /= 2) {
            if (low % 2 == 1) result = std::min(result, min_[low++]);
            if (high % 2 == 1) result = std::min(result, min_[--high]);
        }
        return result;
    }

private:
    int leaves_;
    std::vector<int> sum_, min_;
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
            answers.push_back(tree.sum(a, b));
        } else {
            answers.push_back(tree.min(a, b));
        }
    }
    return answers;
}
