#include <algorithm>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

unsigned editDistance(std::string_view a, std::string_view b) {
    std::vector<unsigned> row(b.size() + 1);
    for (unsigned j = 0; j <= b.size(); ++j) row[j] = j;
    for (unsigned i = 1; i <= a.size(); ++i) {
        unsigned diagonal = row[0];
        row[0] = i;
        for (unsigned j = 1; j <= b.size(); ++j) {
            const unsigned replaced = diagonal + (a[i - 1] != b[j - 1]);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

int main() { std::cout << editDistance("understand", "distance") << std::endl; }
