// Extended Euclidean algorithm: gcd(a, b) = gcd(b, a mod b), and a solution for the smaller pair
// gives one for the greater pair. O(log min(a, b)) time.
#include <tuple>

std::tuple<int, int, int> extended_gcd(int a, int b) {
    if (b == 0) return {a, 1, 0};
    const auto [g, x, y] = extended_gcd(b, a % b);
    // g = b*x + (a % b)*y, where a % b = a - (a / b)*b: sorted by a and b that is the result.
    return {g, y, x - a / b * y};
}
