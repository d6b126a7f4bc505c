import java.util.BitSet;

/**
 * The sieve of Eratosthenes: the next number that is left is a prime, and all its multiples are
 * taken away; what is left in the end are the primes. O(n log log n).
 */
public class Main {
    static int[] sievePrimes(int limit) {
        BitSet left = new BitSet(limit + 1);
        if (limit >= 2) {
            left.set(2, limit + 1);
        }
        // Every composite number has a prime factor that is at most its square root.
        for (int prime = 2; prime * prime <= limit; prime = left.nextSetBit(prime + 1)) {
            for (int multiple = prime * prime; multiple <= limit; multiple += prime) {
                left.clear(multiple);
            }
        }
        return left.stream().toArray();
    }
}
