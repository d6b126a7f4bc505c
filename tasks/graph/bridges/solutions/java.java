import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Bridges by one depth-first search. low[u] is the smallest order of a vertex that u's subtree
 * reaches with at most one edge outside the search tree; the tree edge above u is a bridge if and
 * only if low[u] lies below its upper end, so that nothing leads around the edge. O(V + E).
 */
public class Main {
    static List<int[]> findBridges(int n, int[][] edges) {
        int[][] incident = incidentEdges(n, edges);
        int[] order = new int[n]; // 0: not visited yet
        int[] low = new int[n];
        int[] parentEdge = new int[n];
        int[] next = new int[n]; // how many edges of incident[u] have been followed
        int[] path = new int[n]; // an explicit stack, as a path may be too long for recursion
        int visited = 0;

        List<int[]> bridges = new ArrayList<>();
        for (int root = 0; root < n; root++) {
            if (order[root] != 0) {
                continue;
            }
            order[root] = low[root] = ++visited;
            parentEdge[root] = -1;
            path[0] = root;
            int depth = 0;
            while (depth >= 0) {
                int u = path[depth];
                if (next[u] < incident[u].length) {
                    int id = incident[u][next[u]++];
                    // Only this very edge is skipped: a parallel edge does lead back to the parent.
                    if (id == parentEdge[u]) {
                        continue;
                    }
                    int v = edges[id][0] == u ? edges[id][1] : edges[id][0];
                    if (order[v] != 0) {
                        low[u] = Math.min(low[u], order[v]);
                    } else {
                        order[v] = low[v] = ++visited;
                        parentEdge[v] = id;
                        path[++depth] = v;
                    }
                } else {
                    depth--;
                    if (depth >= 0) {
                        int parent = path[depth];
                        low[parent] = Math.min(low[parent], low[u]);
                        if (low[u] > order[parent]) {
                            bridges.add(new int[]{Math.min(parent, u), Math.max(parent, u)});
                        }
                    }
                }
            }
        }
        bridges.sort(
                Comparator.<int[]>comparingInt(pair -> pair[0]).thenComparingInt(pair -> pair[1]));
        return bridges;
    }

    /** For every vertex the indices of the edges at it; an index tells parallel edges apart. */
    static int[][] incidentEdges(int n, int[][] edges) {
        int[] degree = new int[n];
        for (int[] edge : edges) {
            degree[edge[0]]++;
            degree[edge[1]]++;
        }
        int[][] incident = new int[n][];
        for (int u = 0; u < n; u++) {
            incident[u] = new int[degree[u]];
        }
        for (int id = 0; id < edges.length; id++) {
            for (int end : edges[id]) {
                incident[end][--degree[end]] = id;
            }
        }
        return incident;
    }
}
