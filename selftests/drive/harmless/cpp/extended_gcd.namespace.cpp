#include <array>
#include <iostream>

namespace numbers {

std::array<int, 3> extended_gcd(int a, int b) {
    if (b == 0) return {a, 1, 0};
    auto [g, x, y] = extended_gcd(b, a % b);
    return {g, y, x - a / b * y};
}

}  // namespace numbers

using numbers::extended_gcd;

int main() {
    auto [g, x, y] = extended_gcd(899, 1914);
    std::cout << g << " " << x << " " << y << std::endl;
}
