// The second search takes the vertices in the order of discovery, not in that of leaving them.

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Kosaraju's algorithm: a first search lists the vertices as it leaves them. Taken from the end of
 * that list, each vertex collects those that lead to it and are in no component yet: they lead to it
 * and, as they were left earlier, it leads to them. O(V + E).
 */
public class Main {
    static final int NONE = -1;

    static List<List<Integer>> kosarajuScc(int n, int[][] edges) {
        List<List<Integer>> successors = emptyLists(n);
        List<List<Integer>> predecessors = emptyLists(n);
        for (int[] edge : edges) {
            successors.get(edge[0]).add(edge[1]);
            predecessors.get(edge[1]).add(edge[0]);
        }

        int[] found = discoveryOrder(successors);
        int[] root = new int[n]; // a vertex that stands for the component
        Arrays.fill(root, NONE);
        for (int i = n - 1; i >= 0; i--) {
            if (root[found[i]] == NONE) {
                assign(predecessors, found[i], root);
            }
        }

        // Going up through the vertices makes sorting unnecessary.
        List<List<Integer>> components = new ArrayList<>();
        List<List<Integer>> ofRoot = emptyLists(n);
        for (int v = 0; v < n; v++) {
            List<Integer> component = ofRoot.get(root[v]);
            if (component.isEmpty()) {
                components.add(component);
            }
            component.add(v);
        }
        return components;
    }

    /** The vertices in the order in which a depth-first search finds them. */
    static int[] discoveryOrder(List<List<Integer>> successors) {
        int n = successors.size();
        int[] found = new int[n];
        int count = 0;
        boolean[] visited = new boolean[n];
        int[] next = new int[n]; // how many successors have been followed
        int[] path = new int[n]; // an explicit stack, as a path may be too long for recursion
        for (int start = 0; start < n; start++) {
            if (visited[start]) {
                continue;
            }
            visited[start] = true;
            found[count++] = start;
            path[0] = start;
            int depth = 0;
            while (depth >= 0) {
                int u = path[depth];
                if (next[u] == successors.get(u).size()) {
                    depth--;
                    continue;
                }
                int v = successors.get(u).get(next[u]++);
                if (!visited[v]) {
                    visited[v] = true;
                    found[count++] = v;
                    path[++depth] = v;
                }
            }
        }
        return found;
    }

    /** Gives a root to itself and to all vertices that lead to it and have none. */
    static void assign(List<List<Integer>> predecessors, int start, int[] root) {
        Deque<Integer> open = new ArrayDeque<>();
        root[start] = start;
        open.push(start);
        while (!open.isEmpty()) {
            for (int v : predecessors.get(open.pop())) {
                if (root[v] == NONE) {
                    root[v] = start;
                    open.push(v);
                }
            }
        }
    }

    static List<List<Integer>> emptyLists(int n) {
        List<List<Integer>> lists = new ArrayList<>(n);
        for (int i = 0; i < n; i++) {
            lists.add(new ArrayList<>());
        }
        return lists;
    }
}
