import java.util.Arrays;
import java.util.Comparator;

/**
 * Kruskal's algorithm: take the edges from light to heavy and keep each one that joins two
 * different trees. Sorting dominates: O(E log E).
 */
public class Main {
    static int kruskalMstWeight(int n, int[][] edges) {
        int[][] byWeight = edges.clone(); // the caller's order stays as it is
        Arrays.sort(byWeight, Comparator.comparingInt(edge -> edge[2]));
        DisjointSets trees = new DisjointSets(n);
        int total = 0;
        for (int[] edge : byWeight) {
            if (trees.union(edge[0], edge[1])) {
                total += edge[2];
            }
        }
        return total;
    }

    static class DisjointSets {
        private final int[] parent;
        private final int[] size;

        DisjointSets(int n) {
            parent = new int[n];
            size = new int[n];
            for (int v = 0; v < n; v++) {
                parent[v] = v;
                size[v] = 1;
            }
        }

        int find(int v) {
            while (parent[v] != v) {
                parent[v] = parent[parent[v]]; // halve the path for later searches
                v = parent[v];
            }
            return v;
        }

        /** Joins the sets of u and v; false if they are one already. */
        boolean union(int u, int v) {
            int a = find(u);
            int b = find(v);
            if (a == b) {
                return false;
            }
            // The smaller tree goes below the larger one, which keeps the trees flat.
            if (size[a] < size[b]) {
                int swapped = a;
                a = b;
                b = swapped;
            }
            parent[b] = a;
            size[a] += size[b];
            return true;
        }
    }
}
