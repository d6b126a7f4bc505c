// Wrong: lines of a queen that was taken back stay marked.
#include <vector>

namespace {

class Board {
public:
    explicit Board(int n) : n_(n), column_(n), rising_(2 * n), falling_(2 * n) {}

    std::vector<std::vector<int>> placements() {
        place_from(0);
        return placements_;
    }

private:
    void place_from(int row) {
        if (row == n_) {
            placements_.push_back(queens_);
            return;
        }
        for (int column = 0; column < n_; ++column) {
            if (is_attacked(row, column)) continue;
            mark(row, column, true);
            queens_.push_back(column);
            place_from(row + 1);
            queens_.pop_back();
        }
    }

    bool is_attacked(int row, int column) const {
        return column_[column] || rising_[row + column] || falling_[row - column + n_];
    }

    void mark(int row, int column, bool taken) {
        column_[column] = rising_[row + column] = falling_[row - column + n_] = taken;
    }

    int n_;
    // What is taken: columns, and diagonals by the sum or the difference of row and column.
    std::vector<char> column_, rising_, falling_;
    std::vector<int> queens_;  // their columns, row by row
    std::vector<std::vector<int>> placements_;
};

}  // namespace

std::vector<std::vector<int>> solve_n_queens(int n) {
    return Board(n).placements();
}
