#include <cstdlib>
#include <iostream>
#include <string>

int edit_distance(const std::string& a, const std::string& b) {
    return std::abs(static_cast<int>(a.size()) - static_cast<int>(b.size()));
}

int main() {
    std::cout << edit_distance("understand", "distance") << "\n";
}
