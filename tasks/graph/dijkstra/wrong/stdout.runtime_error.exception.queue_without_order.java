// The queue gets no comparator, and its entries are not Comparable.

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;

public class Main {
    static final int INF = 1_000_000_000;

    record Entry(int distance, int vertex) {}

    static int[] dijkstra(int n, int[][] edges, int source) {
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
        PriorityQueue<Entry> queue = new PriorityQueue<>();
        queue.add(new Entry(0, source));
        while (!queue.isEmpty()) {
            Entry nearest = queue.remove();
            int u = nearest.vertex();
            // A PriorityQueue can't lower a key: an improved vertex is added again.
            // Entries from before are skipped.
            if (nearest.distance() > distances[u]) {
                continue;
            }
            for (int[] edge : outgoing.get(u)) {
                int v = edge[1];
                int candidate = distances[u] + edge[2];
                if (candidate < distances[v]) {
                    distances[v] = candidate;
                    queue.add(new Entry(candidate, v));
                }
            }
        }
        return distances;
    }
}
