import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Hierholzer's algorithm: walk along unused edges until there is none left. Then go back, note the
 * vertices from the end of the trail, and leave for a detour wherever an edge is still unused. The
 * smallest neighbour comes first, which gives the smallest trail. O(V + E log E).
 */
public class Main {
    static final int NONE = -1;

    /** An edge as seen from one of its ends. */
    record Step(int to, int edge) {}

    static int[] eulerianPath(int n, int[][] edges) {
        List<List<Step>> steps = new ArrayList<>();
        for (int v = 0; v < n; v++) {
            steps.add(new ArrayList<>());
        }
        for (int id = 0; id < edges.length; id++) {
            int u = edges[id][0];
            int v = edges[id][1];
            steps.get(u).add(new Step(v, id));
            steps.get(v).add(new Step(u, id));
        }
        int start = findStart(steps);
        if (start == NONE) {
            return new int[0];
        }
        for (List<Step> list : steps) {
            list.sort(Comparator.comparingInt(Step::to));
        }

        boolean[] used = new boolean[edges.length];
        int[] next = new int[n]; // how many steps of a vertex have been looked at
        int[] path = new int[edges.length + 1];
        int depth = 0;
        path[0] = start;
        int[] trail = new int[edges.length + 1];
        int free = trail.length; // the trail is filled from its end
        while (depth >= 0) {
            int u = path[depth];
            if (next[u] == steps.get(u).size()) {
                trail[--free] = u;
                depth--;
                continue;
            }
            Step step = steps.get(u).get(next[u]++);
            if (!used[step.edge()]) {
                used[step.edge()] = true;
                path[++depth] = step.to();
            }
        }
        // With edges out of reach, the trail does not fill its array.
        return free == 0 ? trail : new int[0];
    }

    /** Where a trail must start; NONE if the degrees admit none or if there are no edges. */
    static int findStart(List<List<Step>> steps) {
        int withEdge = NONE;
        int odd = NONE;
        int oddCount = 0;
        for (int v = 0; v < steps.size(); v++) {
            int degree = steps.get(v).size();
            if (degree > 0 && withEdge == NONE) {
                withEdge = v;
            }
            if (degree % 2 == 1 && oddCount++ == 0) {
                odd = v;
            }
        }
        if (oddCount > 2) {
            return NONE;
        }
        return oddCount > 0 ? odd : withEdge;
    }
}
