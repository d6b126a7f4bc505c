import java.util.Arrays;

/**
 * Boruvka's algorithm: in every round each tree chooses the lightest edge that leads out of it, and
 * grows together with the tree at the other end. A round at least halves the number of trees that
 * are not finished, so there are O(log V) rounds: O(E log V).
 */
public class Main {
    static int boruvkaMstWeight(int n, int[][] edges) {
        DisjointSets trees = new DisjointSets(n);
        int total = 0;
        int before;
        do {
            before = trees.count;
            for (int[] edge : lightestEdges(n, edges, trees)) {
                // Both trees may have chosen the same edge, or edges of one weight form a cycle.
                if (edge != null && trees.union(edge[0], edge[1])) {
                    total += edge[2];
                }
            }
        } while (trees.count < before);
        return total;
    }

    /** The lightest edge out of each tree, at the place of its root; null elsewhere. */
    static int[][] lightestEdges(int n, int[][] edges, DisjointSets trees) {
        int[][] lightest = new int[n][];
        for (int[] edge : edges) {
            int a = trees.find(edge[0]);
            int b = trees.find(edge[1]);
            if (a != b) {
                lightest[a] = lighter(edge, lightest[a]);
                lightest[b] = lighter(edge, lightest[b]);
            }
        }
        return lightest;
    }

    static int[] lighter(int[] edge, int[] best) {
        return best == null || edge[2] < best[2] ? edge : best;
    }

    static class DisjointSets {
        private final int[] parent;
        private final int[] size;
        int count;

        DisjointSets(int n) {
            parent = new int[n];
            Arrays.setAll(parent, v -> v);
            size = new int[n];
            Arrays.fill(size, 1);
            count = n;
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
            count--;
            return true;
        }
    }
}
