// The greatest int plus a weight wraps around to a negative distance.

import java.util.Arrays;

public class Main {
    static final int INF = 1_000_000_000;

    static int[] bellmanFord(int n, int[][] edges, int source) {
        int[] distances = new int[n];
        Arrays.fill(distances, Integer.MAX_VALUE);
        distances[source] = 0;

        int rounds = 0;
        while (relax(edges, distances)) {
            if (++rounds == n) {
                return new int[0];
            }
        }
        return Arrays.stream(distances).map(d -> d == Integer.MAX_VALUE ? INF : d).toArray();
    }

    /** Takes every edge that shortens the way to its end; false if there was none. */
    static boolean relax(int[][] edges, int[] distances) {
        boolean improved = false;
        for (int[] edge : edges) {
            int u = edge[0];
            int v = edge[1];
            if (distances[u] + edge[2] < distances[v]) {
                distances[v] = distances[u] + edge[2];
                improved = true;
            }
        }
        return improved;
    }
}
