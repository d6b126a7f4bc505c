/* Wrong: products of two remainders do not fit into 32 bits. */

long long mod_pow(long long base, long long exponent, long long modulus) {
    unsigned m = modulus;
    unsigned result = 1 % m;
    unsigned power = base % m;
    while (exponent > 0) {
        if (exponent & 1)
            result = result * power % m;
        power = power * power % m;
        exponent >>= 1;
    }
    return result;
}
