/* Wrong: the coefficients of the smaller pair are not exchanged on the way back. */

typedef struct { int g; int x; int y; } GcdCoefficients;

GcdCoefficients extended_gcd(int a, int b) {
    if (b == 0)
        return (GcdCoefficients){a, 1, 0};
    GcdCoefficients rest = extended_gcd(b, a % b);
    return (GcdCoefficients){rest.g, rest.x - a / b * rest.y, rest.y};
}
