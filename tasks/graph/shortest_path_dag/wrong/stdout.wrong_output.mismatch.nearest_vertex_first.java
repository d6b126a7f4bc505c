// Mistake: takes the nearest vertex first, which is final only where no weight is negative.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class Main {
    static final int INF = 1_000_000_000;

    static int[] dagShortestPath(int n, int[][] edges, int source) {
        List<List<int[]>> outgoing = new ArrayList<>();
        for (int u = 0; u < n; u++) {
            outgoing.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            outgoing.get(edge[0]).add(edge);
        }

        int[] distances = new int[n];
        Arrays.fill(distances, INF);
        distances[source] = 0;
        boolean[] isFinal = new boolean[n];
        for (int u = source; u >= 0; u = nearest(distances, isFinal)) {
            isFinal[u] = true;
            for (int[] edge : outgoing.get(u)) {
                int v = edge[1];
                if (!isFinal[v]) {
                    distances[v] = Math.min(distances[v], distances[u] + edge[2]);
                }
            }
        }
        return distances;
    }

    /** The nearest vertex that is not final, -1 if none can be reached. */
    static int nearest(int[] distances, boolean[] isFinal) {
        int best = -1;
        for (int v = 0; v < distances.length; v++) {
            boolean candidate = !isFinal[v] && distances[v] < INF;
            if (candidate && (best < 0 || distances[v] < distances[best])) {
                best = v;
            }
        }
        return best;
    }
}
