// Wrong: an odd exponent is rounded down to an even one.

public class Main {
    static long modPow(long base, long exponent, long modulus) {
        if (exponent == 0) {
            return 1 % modulus; // even an empty product is 0 modulo 1
        }
        long half = modPow(base, exponent / 2, modulus);
        return half * half % modulus;
    }
}
