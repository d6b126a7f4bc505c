#include <array>
#include <iostream>
#include <optional>
#include <set>
#include <vector>

using Grid = std::array<std::array<int, 9>, 9>;

static bool fits(const Grid& grid, int row, int column, int digit) {
    for (int i = 0; i < 9; i++) {
        int r = row / 3 * 3 + i / 3, c = column / 3 * 3 + i % 3;
        if (i != column && grid[row][i] == digit) return false;
        if (i != row && grid[i][column] == digit) return false;
        if ((r != row || c != column) && grid[r][c] == digit) return false;
    }
    return true;
}

static bool fill(Grid& grid, int cell) {
    while (cell < 81 && grid[cell / 9][cell % 9]) cell++;
    if (cell == 81) return true;
    for (int digit = 1; digit <= 9; digit++) {
        if (!fits(grid, cell / 9, cell % 9, digit)) continue;
        grid[cell / 9][cell % 9] = digit;
        if (fill(grid, cell + 1)) return true;
    }
    grid[cell / 9][cell % 9] = 0;
    return false;
}

std::vector<std::array<int, 9>> solve_sudoku(Grid grid) {
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++)
            if (grid[r][c] && !fits(grid, r, c, grid[r][c])) return {};
    if (!fill(grid, 0)) return {};
    return {grid.begin(), grid.end()};
}

int main() {
    Grid grid = {{{0, 0, 3, 0, 0, 8, 0, 0, 0},
                  {8, 9, 0, 6, 0, 4, 0, 3, 0},
                  {0, 0, 0, 0, 3, 0, 9, 1, 0},
                  {0, 0, 0, 7, 0, 5, 0, 0, 0},
                  {0, 8, 0, 0, 6, 0, 0, 0, 5},
                  {0, 0, 0, 0, 9, 0, 0, 6, 1},
                  {0, 5, 7, 3, 0, 2, 0, 0, 9},
                  {0, 1, 0, 0, 7, 0, 0, 8, 0},
                  {0, 0, 0, 0, 0, 0, 5, 0, 6}}};
    for (auto& row : solve_sudoku(grid)) {
        for (int digit : row) std::cout << digit << ' ';
        std::cout << '\n';
    }
}
