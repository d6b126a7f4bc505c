// A first-in first-out queue gives a valid order, but not the lexicographically smallest.

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;

public class Main {
    static int[] topologicalSort(int n, int[][] edges) {
        List<List<Integer>> successors = new ArrayList<>();
        for (int u = 0; u < n; u++) {
            successors.add(new ArrayList<>());
        }
        int[] waitingFor = new int[n];
        for (int[] edge : edges) {
            successors.get(edge[0]).add(edge[1]);
            waitingFor[edge[1]]++;
        }

        Queue<Integer> ready = new ArrayDeque<>();
        for (int v = 0; v < n; v++) {
            if (waitingFor[v] == 0) {
                ready.add(v);
            }
        }
        int[] order = new int[n];
        int taken = 0;
        while (!ready.isEmpty()) {
            int u = ready.remove();
            order[taken++] = u;
            for (int v : successors.get(u)) {
                if (--waitingFor[v] == 0) {
                    ready.add(v);
                }
            }
        }
        // The vertices of a cycle wait for each other and never become ready.
        return taken == n ? order : new int[0];
    }
}
