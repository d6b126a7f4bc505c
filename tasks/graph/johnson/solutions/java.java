import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Johnson's algorithm: Dijkstra's algorithm from every vertex, after the weights have been changed
 * so that none is negative. A potential is added at the start of each edge and subtracted at its
 * end; along a path all but the outer two cancel out, so that shortest paths stay shortest.
 * O(V E log V).
 */
public class Main {
    static final int INF = 1_000_000_000;

    record Arc(int to, int weight) {}

    record Entry(int distance, int vertex) {}

    static int[][] johnson(int n, int[][] edges) {
        int[] potential = new int[n];
        if (!lower(potential, edges)) {
            return new int[0][];
        }
        List<List<Arc>> outgoing = new ArrayList<>();
        for (int u = 0; u < n; u++) {
            outgoing.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            int u = edge[0];
            int v = edge[1];
            outgoing.get(u).add(new Arc(v, edge[2] + potential[u] - potential[v]));
        }

        int[][] distances = new int[n][];
        for (int u = 0; u < n; u++) {
            int[] row = distancesFrom(u, outgoing);
            for (int v = 0; v < n; v++) {
                if (row[v] != INF) {
                    row[v] += potential[v] - potential[u];
                }
            }
            distances[u] = row;
        }
        return distances;
    }

    /**
     * Lowers potentials of 0 by Bellman-Ford until potential[u] + weight >= potential[v] for every
     * edge; false if that never comes to an end, because some cycle is negative.
     */
    static boolean lower(int[] potential, int[][] edges) {
        // Starting at 0 is like having an extra vertex with an edge of weight 0 to each other one.
        for (int round = 0; round < potential.length; round++) {
            boolean changed = false;
            for (int[] edge : edges) {
                int candidate = potential[edge[0]] + edge[2];
                if (candidate < potential[edge[1]]) {
                    potential[edge[1]] = candidate;
                    changed = true;
                }
            }
            if (!changed) {
                return true;
            }
        }
        return false;
    }

    /** Dijkstra's algorithm. */
    static int[] distancesFrom(int source, List<List<Arc>> outgoing) {
        int[] distances = new int[outgoing.size()];
        Arrays.fill(distances, INF);
        distances[source] = 0;
        PriorityQueue<Entry> queue = new PriorityQueue<>(Comparator.comparingInt(Entry::distance));
        queue.add(new Entry(0, source));
        while (!queue.isEmpty()) {
            Entry nearest = queue.remove();
            int u = nearest.vertex();
            if (nearest.distance() > distances[u]) {
                continue; // an outdated entry: u was improved and added again
            }
            for (Arc arc : outgoing.get(u)) {
                int candidate = distances[u] + arc.weight();
                if (candidate < distances[arc.to()]) {
                    distances[arc.to()] = candidate;
                    queue.add(new Entry(candidate, arc.to()));
                }
            }
        }
        return distances;
    }
}
