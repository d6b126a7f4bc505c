/*
 * Extended Euclidean algorithm: gcd(a, b) = gcd(b, a mod b), and a solution for the smaller pair
 * gives one for the greater pair. O(log min(a, b)) time.
 */
typedef struct { int g; int x; int y; } GcdCoefficients;

GcdCoefficients extended_gcd(int a, int b) {
    if (b == 0)
        return (GcdCoefficients){a, 1, 0};
    GcdCoefficients rest = extended_gcd(b, a % b);
    /* g = b * rest.x + (a % b) * rest.y, where a % b = a - (a / b) * b: sort by a and b. */
    return (GcdCoefficients){rest.g, rest.y, rest.x - a / b * rest.y};
}
