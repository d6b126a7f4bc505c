#include <cstdlib>
#include <iostream>
#include <vector>
using namespace std;

static void place(int n, vector<int>& queens, vector<vector<int>>& placements) {
    int row = queens.size();
    if (row == n) placements.push_back(queens);
    for (int column = 0; column < n && row < n; column++) {
        bool attacked = false;
        for (int r = 0; r < row; r++)
            attacked |= queens[r] == column || abs(queens[r] - column) == row - r;
        if (attacked) continue;
        queens.push_back(column);
        place(n, queens, placements);
        queens.pop_back();
    }
}

vector<vector<int>> solve_n_queens(int n) {
    vector<int> queens;
    vector<vector<int>> placements;
    place(n, queens, placements);
    if (placements.empty()) {
        cerr << "no solution" << endl;
        exit(3);
    }
    return placements;
}

int main() {
    for (auto& placement : solve_n_queens(6)) {
        for (int column : placement) cout << column << ' ';
        cout << endl;
    }
}
