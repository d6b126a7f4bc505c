// Sudoku by backtracking: the empty cells are filled row by row, each with the smallest digit that
// fits; where none fits, the cell before gets its next digit. So the first completion found is the
// smallest. O(9^b) time at worst for b empty cells.
#include <array>
#include <bitset>
#include <vector>

namespace {

using Grid = std::vector<std::vector<int>>;

// The digits that each row, column and box has already.
class Taken {
public:
    bool allows(int row, int column, int digit) const {
        return !(rows_[row][digit] || columns_[column][digit] || boxes_[box(row, column)][digit]);
    }

    void set(int row, int column, int digit, bool taken) {
        rows_[row][digit] = taken;
        columns_[column][digit] = taken;
        boxes_[box(row, column)][digit] = taken;
    }

private:
    using Digits = std::bitset<10>;

    static int box(int row, int column) { return row / 3 * 3 + column / 3; }

    std::array<Digits, 9> rows_, columns_, boxes_;
};

// Fills the empty cells from the given one on, in row-major order; without success it changes
// nothing.
bool fill(Grid& grid, int cell, Taken& taken) {
    while (cell < 81 && grid[cell / 9][cell % 9] != 0) ++cell;
    if (cell == 81) return true;
    const int row = cell / 9, column = cell % 9;
    for (int digit = 1; digit <= 9; ++digit) {
        if (!taken.allows(row, column, digit)) continue;
        grid[row][column] = digit;
        taken.set(row, column, digit, true);
        if (fill(grid, cell + 1, taken)) return true;
        taken.set(row, column, digit, false);
    }
    grid[row][column] = 0;
    return false;
}

}  // namespace

std::vector<std::vector<int>> solve_sudoku(const std::vector<std::vector<int>>& grid) {
    Taken taken;
    for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column) {
            const int digit = grid[row][column];
            if (digit == 0) continue;
            if (!taken.allows(row, column, digit)) return {};
            taken.set(row, column, digit, true);
        }
    }
    Grid completed = grid;
    if (!fill(completed, 0, taken)) return {};
    return completed;
}
