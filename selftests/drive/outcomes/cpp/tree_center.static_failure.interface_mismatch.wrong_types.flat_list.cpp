#include <iostream>
#include <vector>

std::vector<int> tree_center(int n, const std::vector<int>& ends) {
    std::vector<int> degree(n), alive, center;
    std::vector<bool> gone(n);
    int left = n;
    for (int v : ends) degree[v]++;
    while (left > 2) {
        std::vector<int> leaves;
        for (int v = 0; v < n; v++)
            if (!gone[v] && degree[v] == 1) leaves.push_back(v);
        for (int leaf : leaves) {
            gone[leaf] = true;
            left--;
            for (size_t i = 0; i < ends.size(); i++)
                if (ends[i] == leaf && !gone[ends[i ^ 1]]) degree[ends[i ^ 1]]--;
        }
    }
    for (int v = 0; v < n; v++)
        if (!gone[v]) center.push_back(v);
    return center;
}

int main() {
    for (int v : tree_center(11, {9, 3, 3, 6, 6, 1, 1, 8, 8, 5, 10, 8, 6, 2, 2, 4, 1, 0, 8, 7}))
        std::cout << v << ' ';
}
