import java.util.BitSet;
import java.util.concurrent.*;
import java.util.stream.*;

public class Main {
    private static final ExecutorService WORKERS = Executors.newFixedThreadPool(2);

    static Integer[] sievePrimes(int limit) throws ExecutionException, InterruptedException {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.print("")));
        return WORKERS.submit(() -> primes(limit).boxed().toArray(Integer[]::new)).get();
    }

    private static IntStream primes(int limit) {
        BitSet composite = new BitSet();
        for (int p = 2; p <= limit / p; p = composite.nextClearBit(p + 1)) {
            for (int multiple = p * p; multiple <= limit; multiple += p) {
                composite.set(multiple);
            }
        }
        return IntStream.rangeClosed(2, limit).filter(n -> !composite.get(n));
    }

    public static void main(String[] args) throws Exception {
        System.out.println(
                Stream.of(sievePrimes(127)).map(Object::toString).collect(Collectors.joining(" ")));
        System.exit(0);
    }
}
