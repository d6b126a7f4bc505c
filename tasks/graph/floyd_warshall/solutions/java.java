import java.util.Arrays;

/**
 * The Floyd-Warshall algorithm: after round k, distances[i][j] is the length of the shortest path
 * from i to j with no vertices in between but 0..k. O(V^3).
 */
public class Main {
    static final int INF = 1_000_000_000;

    static int[][] floydWarshall(int n, int[][] edges) {
        int[][] distances = new int[n][n];
        for (int i = 0; i < n; i++) {
            Arrays.fill(distances[i], INF);
            distances[i][i] = 0;
        }
        for (int[] edge : edges) {
            int u = edge[0];
            int v = edge[1];
            distances[u][v] = Math.min(distances[u][v], edge[2]); // the best of parallel edges
        }

        for (int k = 0; k < n; k++) {
            int[] fromK = distances[k];
            for (int i = 0; i < n; i++) {
                int[] fromI = distances[i];
                int toK = fromI[k];
                if (toK == INF) {
                    continue;
                }
                for (int j = 0; j < n; j++) {
                    // INF is no length: added to a negative one, it would look like a better path.
                    if (fromK[j] != INF && toK + fromK[j] < fromI[j]) {
                        fromI[j] = toK + fromK[j];
                    }
                }
            }
        }

        for (int i = 0; i < n; i++) {
            if (distances[i][i] < 0) { // i lies on a cycle of negative weight
                return new int[0][];
            }
        }
        return distances;
    }
}
