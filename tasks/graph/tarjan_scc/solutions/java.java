import java.util.ArrayList;
import java.util.List;

/**
 * Tarjan's algorithm: one depth-first search with a stack of the vertices whose component is still
 * open. low[u] is the smallest order of an open vertex that u's subtree reaches by one edge; if it
 * is u's own order, then u and all above it on the stack are one component. O(V + E).
 */
public class Main {
    static List<List<Integer>> tarjanScc(int n, int[][] edges) {
        List<List<Integer>> successors = new ArrayList<>();
        for (int u = 0; u < n; u++) {
            successors.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            successors.get(edge[0]).add(edge[1]);
        }

        int[] order = new int[n]; // 0: not visited yet
        int[] low = new int[n];
        int[] root = new int[n]; // the first visited vertex of the component, once that is complete
        boolean[] open = new boolean[n];
        int[] openStack = new int[n];
        int openCount = 0;
        int[] next = new int[n]; // how many successors have been followed
        int[] path = new int[n]; // an explicit stack, as a path may be too long for recursion
        int visited = 0;

        for (int start = 0; start < n; start++) {
            if (order[start] != 0) {
                continue;
            }
            path[0] = start;
            int depth = 0;
            while (depth >= 0) {
                int u = path[depth];
                if (order[u] == 0) {
                    order[u] = low[u] = ++visited;
                    openStack[openCount++] = u;
                    open[u] = true;
                }
                if (next[u] < successors.get(u).size()) {
                    int v = successors.get(u).get(next[u]++);
                    if (order[v] == 0) {
                        path[++depth] = v;
                    } else if (open[v]) {
                        low[u] = Math.min(low[u], order[v]);
                    }
                    continue;
                }
                if (low[u] == order[u]) {
                    int v;
                    do {
                        v = openStack[--openCount];
                        open[v] = false;
                        root[v] = u;
                    } while (v != u);
                }
                depth--;
                if (depth >= 0) {
                    low[path[depth]] = Math.min(low[path[depth]], low[u]);
                }
            }
        }
        return grouped(root);
    }

    /** The vertices by their root; going up through the vertices makes sorting unnecessary. */
    static List<List<Integer>> grouped(int[] root) {
        List<List<Integer>> components = new ArrayList<>();
        List<List<Integer>> ofRoot = new ArrayList<>();
        for (int v = 0; v < root.length; v++) {
            ofRoot.add(new ArrayList<>());
        }
        for (int v = 0; v < root.length; v++) {
            List<Integer> component = ofRoot.get(root[v]);
            if (component.isEmpty()) {
                components.add(component);
            }
            component.add(v);
        }
        return components;
    }
}
