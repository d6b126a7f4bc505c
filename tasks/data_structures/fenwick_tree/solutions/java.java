import java.util.stream.IntStream;

/**
 * A Fenwick tree: node i covers the entries whose number, from 1, ends at i and is as long a run as
 * the lowest set bit of i says. Adding and summing visit O(log n) nodes.
 */
public class Main {
    record ArrayOp(String kind, int a, int b) {}

    static int[] runFenwickTree(int[] values, ArrayOp[] operations) {
        FenwickTree tree = new FenwickTree(values);
        IntStream.Builder answers = IntStream.builder();
        for (ArrayOp operation : operations) {
            int a = operation.a();
            int b = operation.b();
            switch (operation.kind()) {
                case "add" -> tree.add(a, b);
                case "prefix" -> answers.add((int) tree.sumThrough(a));
                case "range" -> answers.add((int) (tree.sumThrough(b) - tree.sumThrough(a - 1)));
                default -> throw new IllegalArgumentException("unknown operation " + operation);
            }
        }
        return answers.build().toArray();
    }

    static class FenwickTree {
        final long[] nodes; // node 0 is not used: with it, the steps would lead nowhere

        FenwickTree(int[] values) {
            nodes = new long[values.length + 1];
            for (int i = 1; i < nodes.length; i++) {
                nodes[i] += values[i - 1];
                int next = i + Integer.lowestOneBit(i);
                if (next < nodes.length) {
                    nodes[next] += nodes[i]; // all that node i covers, the next one covers too
                }
            }
        }

        void add(int index, int amount) {
            for (int i = index + 1; i < nodes.length; i += Integer.lowestOneBit(i)) {
                nodes[i] += amount;
            }
        }

        /** The sum of the entries up to this index, which is included; 0 for index -1. */
        long sumThrough(int index) {
            long sum = 0;
            for (int i = index + 1; i > 0; i -= Integer.lowestOneBit(i)) {
                sum += nodes[i];
            }
            return sum;
        }
    }
}
