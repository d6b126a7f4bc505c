/*
 * Modular exponentiation by squaring: each bit of the exponent, from the lowest to the highest,
 * says whether the power base^(2^bit) is a factor of the result. O(log exponent) time.
 */
long long mod_pow(long long base, long long exponent, long long modulus) {
    long long result = 1 % modulus; /* modulo 1 even an empty product is 0 */
    base %= modulus;
    while (exponent > 0) {
        if (exponent & 1)
            result = result * base % modulus;
        base = base * base % modulus;
        exponent >>= 1;
    }
    return result;
}
