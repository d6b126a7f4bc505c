import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Gabow's path-based algorithm: one depth-first search with two stacks. `open` holds the vertices
 * whose component is not complete, `bounds` the places in it where a group of vertices begins that
 * are known to reach one another. An edge back to an open vertex closes a cycle, which drops the
 * bounds behind that vertex. O(V + E).
 */
public class Main {
    static final int UNSEEN = -1;
    static final int NONE = -1;

    static List<List<Integer>> gabowScc(int n, int[][] edges) {
        List<List<Integer>> successors = new ArrayList<>();
        for (int u = 0; u < n; u++) {
            successors.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            successors.get(edge[0]).add(edge[1]);
        }
        return grouped(roots(successors));
    }

    /** For every vertex the one of its component that the search found first. */
    static int[] roots(List<List<Integer>> successors) {
        int n = successors.size();
        int[] root = new int[n];
        Arrays.fill(root, NONE);
        int[] place = new int[n]; // in `open`
        Arrays.fill(place, UNSEEN);
        int[] open = new int[n];
        int openCount = 0;
        int[] bounds = new int[n];
        int boundCount = 0;
        int[] next = new int[n]; // how many successors have been followed
        int[] path = new int[n]; // an explicit stack, as a path may be too long for recursion

        for (int start = 0; start < n; start++) {
            if (place[start] != UNSEEN) {
                continue;
            }
            path[0] = start;
            int depth = 0;
            while (depth >= 0) {
                int u = path[depth];
                if (place[u] == UNSEEN) {
                    place[u] = openCount;
                    bounds[boundCount++] = openCount;
                    open[openCount++] = u;
                }
                if (next[u] < successors.get(u).size()) {
                    int v = successors.get(u).get(next[u]++);
                    if (place[v] == UNSEEN) {
                        path[++depth] = v;
                    } else if (root[v] == NONE) {
                        while (bounds[boundCount - 1] > place[v]) {
                            boundCount--;
                        }
                    }
                    continue;
                }
                if (bounds[boundCount - 1] == place[u]) {
                    boundCount--;
                    while (openCount > place[u]) {
                        root[open[--openCount]] = u;
                    }
                }
                depth--;
            }
        }
        return root;
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
