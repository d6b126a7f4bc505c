import java.util.PriorityQueue;

/**
 * Prüfer sequence with a priority queue of the leaves: O(V log V). For each vertex only the number
 * and the sum of its neighbours are kept, as a leaf is asked for the one that is left.
 */
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
            sequence[i] = neighbour;
            neighbourSum[neighbour] -= leaf;
            // No other vertex can become a leaf now.
            if (--degree[neighbour] == 1) {
                leaves.add(neighbour);
            }
        }
        return sequence;
    }
}
