import java.util.ArrayList;
import java.util.List;

/**
 * The center of a tree by taking off its leaves again and again: each time, every other vertex
 * comes nearer to the farthest ones by one edge, so that the center does not move. O(V).
 */
public class Main {
    static int[] treeCenter(int n, int[][] edges) {
        List<List<Integer>> neighbours = new ArrayList<>();
        for (int v = 0; v < n; v++) {
            neighbours.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            neighbours.get(edge[0]).add(edge[1]);
            neighbours.get(edge[1]).add(edge[0]);
        }

        int[] degree = new int[n];
        List<Integer> leaves = new ArrayList<>();
        for (int v = 0; v < n; v++) {
            degree[v] = neighbours.get(v).size();
            if (degree[v] <= 1) {
                leaves.add(v);
            }
        }
        int left = n;
        while (left > 2) {
            left -= leaves.size();
            List<Integer> newLeaves = new ArrayList<>();
            for (int leaf : leaves) {
                for (int neighbour : neighbours.get(leaf)) {
                    // Those taken off before are at 1 or below and don't get there again.
                    if (--degree[neighbour] == 1) {
                        newLeaves.add(neighbour);
                    }
                }
            }
            leaves = newLeaves;
        }
        return leaves.stream().mapToInt(Integer::intValue).sorted().toArray();
    }
}
