import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Shortest paths in a graph without cycles. The vertices are taken in topological order; a vertex
 * whose turn has come has its final distance, since no edge into it is left. As every edge is
 * followed just once, negative weights are no problem. O(V + E).
 */
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
        for (int u : topologicalOrder(outgoing)) {
            if (distances[u] == INF) {
                continue; // else a negative weight would make an unreachable vertex look reachable
            }
            for (int[] edge : outgoing.get(u)) {
                int v = edge[1];
                distances[v] = Math.min(distances[v], distances[u] + edge[2]);
            }
        }
        return distances;
    }

    /** All vertices, the start of every edge before its end. */
    static int[] topologicalOrder(List<List<int[]>> outgoing) {
        int n = outgoing.size();
        int[] pending = new int[n]; // how many edges into a vertex have not been crossed off
        for (List<int[]> leaving : outgoing) {
            for (int[] edge : leaving) {
                pending[edge[1]]++;
            }
        }
        // The order is its own queue: what stands in it is handled from the front.
        int[] order = new int[n];
        int size = 0;
        for (int v = 0; v < n; v++) {
            if (pending[v] == 0) {
                order[size++] = v;
            }
        }
        for (int handled = 0; handled < size; handled++) {
            for (int[] edge : outgoing.get(order[handled])) {
                if (--pending[edge[1]] == 0) {
                    order[size++] = edge[1];
                }
            }
        }
        return order;
    }
}
