// The label of a group is the vertex where the search entered it, which need not be its smallest.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class Main {
    record GroupTree(int[] labels, int[][] tree) {}

    static GroupTree bridgeTree(int n, int[][] edges) {
        int[][] incident = incidentEdges(n, edges);
        int[] order = new int[n]; // 0: not visited yet
        int[] low = new int[n];
        int[] parentEdge = new int[n];
        int[] next = new int[n]; // how many edges of incident[u] have been followed
        int[] path = new int[n]; // an explicit stack, as a path may be too long for recursion
        int[] open = new int[n]; // visited vertices without a group
        int openCount = 0;
        int[] labels = new int[n];
        List<int[]> bridges = new ArrayList<>();

        int depth = 0; // the path begins at vertex 0; the graph is connected
        int visited = 0;
        parentEdge[0] = -1;
        while (depth >= 0) {
            int u = path[depth];
            if (order[u] == 0) {
                order[u] = low[u] = ++visited;
                open[openCount++] = u;
            }
            if (next[u] < incident[u].length) {
                int id = incident[u][next[u]++];
                int v = edges[id][0] == u ? edges[id][1] : edges[id][0];
                // Only this very edge is skipped: a parallel edge does lead back to the parent.
                if (id == parentEdge[u]) {
                    continue;
                }
                if (order[v] == 0) {
                    parentEdge[v] = id;
                    path[++depth] = v;
                } else {
                    low[u] = Math.min(low[u], order[v]);
                }
                continue;
            }

            depth--;
            if (low[u] == order[u]) {
                int begin = openCount - 1;
                while (open[begin] != u) {
                    begin--;
                }
                while (openCount > begin) {
                    labels[open[--openCount]] = u;
                }
                if (depth >= 0) {
                    bridges.add(edges[parentEdge[u]]);
                }
            } else {
                low[path[depth]] = Math.min(low[path[depth]], low[u]);
            }
        }
        return new GroupTree(labels, joinedGroups(bridges, labels));
    }

    /** The labels at both ends of each bridge, smaller one first, in ascending order. */
    static int[][] joinedGroups(List<int[]> bridges, int[] labels) {
        int[][] pairs = new int[bridges.size()][];
        for (int i = 0; i < pairs.length; i++) {
            int a = labels[bridges.get(i)[0]];
            int b = labels[bridges.get(i)[1]];
            pairs[i] = new int[]{Math.min(a, b), Math.max(a, b)};
        }
        Arrays.sort(pairs, Arrays::compare);
        return pairs;
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
