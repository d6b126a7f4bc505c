import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Core numbers by peeling: a vertex with the fewest neighbours left can't be in any higher core, so
 * it is taken off, which brings its neighbours nearer to their turn. A pile of vertices for each
 * number of neighbours takes the place of a priority queue. O(V + E).
 */
public class Main {
    static int[] coreNumbers(int n, int[][] edges) {
        int[][] neighbours = distinctNeighbours(n, edges);
        int[] core = new int[n]; // neighbours left, and in the end the core number
        List<List<Integer>> piles = new ArrayList<>();
        for (int v = 0; v < n; v++) {
            core[v] = neighbours[v].length;
            piles.add(new ArrayList<>());
        }
        for (int v = 0; v < n; v++) {
            piles.get(core[v]).add(v);
        }

        boolean[] taken = new boolean[n];
        for (int k = 0; k < n; k++) {
            List<Integer> pile = piles.get(k);
            while (!pile.isEmpty()) {
                int u = pile.remove(pile.size() - 1);
                // A vertex moves by being added to the next pile; the old entry is passed over.
                if (taken[u]) {
                    continue;
                }
                taken[u] = true;
                for (int v : neighbours[u]) {
                    // Nobody who is still here at k falls below k.
                    if (core[v] > k) {
                        piles.get(--core[v]).add(v);
                    }
                }
            }
        }
        return core;
    }

    /** The neighbours of each vertex, once each even if there are parallel edges. */
    static int[][] distinctNeighbours(int n, int[][] edges) {
        int[] degree = new int[n];
        for (int[] edge : edges) {
            degree[edge[0]]++;
            degree[edge[1]]++;
        }
        int[][] neighbours = new int[n][];
        for (int v = 0; v < n; v++) {
            neighbours[v] = new int[degree[v]];
        }
        for (int[] edge : edges) {
            neighbours[edge[0]][--degree[edge[0]]] = edge[1];
            neighbours[edge[1]][--degree[edge[1]]] = edge[0];
        }

        int[] seenAt = new int[n];
        Arrays.fill(seenAt, -1);
        for (int u = 0; u < n; u++) {
            int count = 0;
            for (int v : neighbours[u]) {
                if (seenAt[v] != u) {
                    seenAt[v] = u;
                    neighbours[u][count++] = v;
                }
            }
            neighbours[u] = Arrays.copyOf(neighbours[u], count);
        }
        return neighbours;
    }
}
