// The leaf that is removed is written down, not its neighbour.
import java.util.PriorityQueue;

public class Main {
    static int[] pruferEncode(int n, int[][] edges) {
        int[] degree = new int[n];
        long[] neighbourSum = new long[n];
        for (int[] edge : edges) {
            for (int end = 0; end < 2; end++) {
                degree[edge[end]]++;
                neighbourSum[edge[end]] += edge[1 - end];
            }
        }
        PriorityQueue<Integer> leaves = new PriorityQueue<>();
        for (int v = 0; v < n; v++) {
            if (degree[v] == 1) {
                leaves.add(v);
            }
        }

        int[] sequence = new int[n - 2];
        for (int i = 0; i < sequence.length; i++) {
            int leaf = leaves.remove();
            int neighbour = (int) neighbourSum[leaf];
            sequence[i] = leaf;
            neighbourSum[neighbour] -= leaf;
            // No other vertex can become a leaf now.
            if (--degree[neighbour] == 1) {
                leaves.add(neighbour);
            }
        }
        return sequence;
    }
}
