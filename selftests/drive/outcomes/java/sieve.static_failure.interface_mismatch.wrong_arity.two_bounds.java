import java.util.stream.IntStream;

public class Main {
    static int[] sievePrimes(int from, int limit) {
        return IntStream.rangeClosed(Math.max(from, 2), limit)
                .filter(n -> IntStream.range(2, n).noneMatch(d -> n % d == 0))
                .toArray();
    }

    public static void main(String[] args) {
        StringBuilder line = new StringBuilder();
        for (int prime : sievePrimes(0, 127)) {
            line.append(prime).append(' ');
        }
        System.out.println(line);
    }
}
