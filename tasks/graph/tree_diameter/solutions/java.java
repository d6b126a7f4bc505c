import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;

/**
 * The diameter of a tree by two breadth-first searches: the first, from any vertex, ends at one end
 * of a longest path, and the second goes from there to the other end. O(V).
 */
public class Main {
    /** A vertex and its distance from where the search started. */
    record Reached(int vertex, int distance) {}

    static int treeDiameter(int n, int[][] edges) {
        List<List<Integer>> neighbours = new ArrayList<>();
        for (int v = 0; v < n; v++) {
            neighbours.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            neighbours.get(edge[0]).add(edge[1]);
            neighbours.get(edge[1]).add(edge[0]);
        }
        int end = farthestFrom(0, neighbours).vertex();
        return farthestFrom(end, neighbours).distance();
    }

    static Reached farthestFrom(int start, List<List<Integer>> neighbours) {
        int[] distances = new int[neighbours.size()];
        Arrays.fill(distances, -1); // not reached yet
        distances[start] = 0;
        Queue<Integer> queue = new ArrayDeque<>(List.of(start));
        int last = start;
        while (!queue.isEmpty()) {
            // Vertices leave the queue in order of their distance, so the last one is farthest.
            last = queue.remove();
            for (int v : neighbours.get(last)) {
                if (distances[v] < 0) {
                    distances[v] = distances[last] + 1;
                    queue.add(v);
                }
            }
        }
        return new Reached(last, distances[last]);
    }
}
