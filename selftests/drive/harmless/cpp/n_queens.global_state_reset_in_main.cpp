#include <cstdlib>
#include <iostream>
#include <vector>
using namespace std;

vector<int> board;
vector<vector<int>> found;

void place(int n) {
    int row = board.size();
    if (row == n) found.push_back(board);
    for (int c = 0; c < n && row < n; c++) {
        bool attacked = false;
        for (int r = 0; r < row; r++)
            attacked |= board[r] == c || abs(board[r] - c) == row - r;
        if (attacked) continue;
        board.push_back(c);
        place(n);
        board.pop_back();
    }
}

vector<vector<int>> solve_n_queens(int n) {
    place(n);
    return found;
}

int main() {
    found.clear();
    for (auto& row : solve_n_queens(6)) {
        for (int column : row) cout << column << ' ';
        cout << '\n';
    }
}
