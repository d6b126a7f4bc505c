import java.util.*;

public class Main {
    static List<Integer> sievePrimes(byte limit) {
        List<Integer> primes = new ArrayList<>();
        for (int n = 2; n <= limit; n++) {
            int candidate = n;
            if (primes.stream().noneMatch(prime -> candidate % prime == 0)) {
                primes.add(n);
            }
        }
        return primes;
    }

    public static void main(String[] args) {
        StringJoiner line = new StringJoiner(" ");
        sievePrimes((byte) 127).forEach(prime -> line.add(prime.toString()));
        System.out.println(line);
    }
}
