#include <algorithm>
#include <iostream>
#include <string>

int edit_distance(const std::string& a, const std::string& b, int m, int n) {
    if (m == 0 || n == 0) return m + n;
    if (a[m - 1] == b[n - 1]) return edit_distance(a, b, m - 1, n - 1);
    return 1 + std::min({edit_distance(a, b, m - 1, n), edit_distance(a, b, m, n - 1),
                         edit_distance(a, b, m - 1, n - 1)});
}

int main() {
    std::string a = "understand", b = "distance";
    std::cout << edit_distance(a, b, a.size(), b.size()) << "\n";
}
