// Modular exponentiation by squaring: each bit of the exponent, from the lowest to the highest,
// says whether the power base^(2^bit) is a factor of the result. O(log exponent) time.
long long mod_pow(long long base, long long exponent, long long modulus) {
    long long result = 1 % modulus;  // modulo 1 even an empty product is 0
    for (long long power = base % modulus; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) result = result * power % modulus;
        power = power * power % modulus;
    }
    return result;
}
