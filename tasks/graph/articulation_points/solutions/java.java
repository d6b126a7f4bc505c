import java.util.stream.IntStream;

/**
 * Articulation points by one depth-first search. low[u] is the smallest order of a vertex that u's
 * subtree reaches with at most one edge outside the search tree. If it does not lie below the order
 * of u's parent, the parent is the only way out of the subtree. For a root that is always so; it is
 * an articulation point if it has two children. O(V + E).
 */
public class Main {
    static int[] findArticulationPoints(int n, int[][] edges) {
        int[][] neighbours = neighbours(n, edges);
        int[] order = new int[n]; // 0: not visited yet
        int[] low = new int[n];
        int[] next = new int[n]; // how many neighbours of u have been looked at
        int[] path = new int[n]; // an explicit stack, as a path may be too long for recursion
        int visited = 0;
        boolean[] isPoint = new boolean[n];

        for (int root = 0; root < n; root++) {
            if (order[root] != 0) {
                continue;
            }
            int childrenOfRoot = 0;
            order[root] = low[root] = ++visited;
            path[0] = root;
            int depth = 0;
            while (depth >= 0) {
                int u = path[depth];
                if (next[u] < neighbours[u].length) {
                    int v = neighbours[u][next[u]++];
                    if (order[v] != 0) {
                        low[u] = Math.min(low[u], order[v]);
                    } else {
                        order[v] = low[v] = ++visited;
                        path[++depth] = v;
                    }
                    continue;
                }
                depth--;
                if (depth > 0) {
                    int parent = path[depth];
                    low[parent] = Math.min(low[parent], low[u]);
                    if (low[u] >= order[parent]) {
                        isPoint[parent] = true;
                    }
                } else if (depth == 0) {
                    childrenOfRoot++;
                }
            }
            isPoint[root] = childrenOfRoot >= 2;
        }
        return IntStream.range(0, n).filter(v -> isPoint[v]).toArray();
    }

    static int[][] neighbours(int n, int[][] edges) {
        int[] degree = new int[n];
        for (int[] edge : edges) {
            degree[edge[0]]++;
            degree[edge[1]]++;
        }
        int[][] neighbours = new int[n][];
        for (int u = 0; u < n; u++) {
            neighbours[u] = new int[degree[u]];
        }
        for (int[] edge : edges) {
            neighbours[edge[0]][--degree[edge[0]]] = edge[1];
            neighbours[edge[1]][--degree[edge[1]]] = edge[0];
        }
        return neighbours;
    }
}
