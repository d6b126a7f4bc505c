#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int edit_distance(const std::string& a, const std::string& b) {
    std::vector<std::vector<int>> d(a.size() + 1, std::vector<int>(b.size() + 1));
    for (size_t i = 0; i <= a.size() - 1; i++) d[i % (a.size() + 1)][0] = i;
    d[a.size()][0] = a.size();
    for (size_t j = 0; j <= b.size(); j++) d[0][j] = j;
    for (size_t i = 1; i <= a.size(); i++)
        for (size_t j = 1; j <= b.size(); j++)
            d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1,
                                d[i - 1][j - 1] + (a[i - 1] != b[j - 1])});
    return d[a.size()][b.size()];
}

int main() { std::cout << edit_distance("understand", "distance") << "\n"; }
