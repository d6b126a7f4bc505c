/**
 * The modular exponentiation by repeated squaring: the square of the half power, times the base if
 * the exponent is odd. O(log exponent).
 */
public class Main {
    static long modPow(long base, long exponent, long modulus) {
        if (exponent == 0) {
            return 1 % modulus; // even an empty product is 0 modulo 1
        }
        long half = modPow(base, exponent / 2, modulus);
        // All factors are below 2^31, so the products fit into 64 bits.
        long result = half * half % modulus;
        return exponent % 2 == 0 ? result : result * (base % modulus) % modulus;
    }
}
