import java.util.Arrays;

/**
 * The Bellman-Ford algorithm: every round relaxes all edges. A shortest path has fewer than n edges,
 * so the distances are final after n - 1 rounds; only a negative cycle can lower one in the n-th.
 * O(V E).
 */
public class Main {
    static final int INF = 1_000_000_000;

    static int[] bellmanFord(int n, int[][] edges, int source) {
        // Parallel edges of a negative cycle can lower a distance many times in a round: not in int.
        long[] distances = new long[n];
        Arrays.fill(distances, INF);
        distances[source] = 0;

        int rounds = 0;
        while (relax(edges, distances)) {
            if (++rounds == n) {
                return new int[0];
            }
        }
        return Arrays.stream(distances).mapToInt(distance -> (int) distance).toArray();
    }

    /** Takes every edge that shortens the way to its end; false if there was none. */
    static boolean relax(int[][] edges, long[] distances) {
        boolean improved = false;
        for (int[] edge : edges) {
            int u = edge[0];
            int v = edge[1];
            // From an unreached vertex there is no way, however low the weight.
            if (distances[u] != INF && distances[u] + edge[2] < distances[v]) {
                distances[v] = distances[u] + edge[2];
                improved = true;
            }
        }
        return improved;
    }
}
