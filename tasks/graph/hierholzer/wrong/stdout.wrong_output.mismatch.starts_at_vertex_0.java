// The walk starts at vertex 0, which need not have an edge.

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;

/**
 * Hierholzer's algorithm: walk along unused edges until the walk is back at its start and can't go
 * on. Then go back, note the vertices from the end of the circuit, and leave for a detour wherever
 * an edge is still unused. The smallest successor comes first, which gives the smallest circuit.
 * O(V + E log E).
 */
public class Main {
    static int[] eulerianCircuit(int n, int[][] edges) {
        List<Queue<Integer>> unused = new ArrayList<>();
        for (int v = 0; v < n; v++) {
            unused.add(new PriorityQueue<>());
        }
        int[] entering = new int[n];
        for (int[] edge : edges) {
            unused.get(edge[0]).add(edge[1]);
            entering[edge[1]]++;
        }
        if (edges.length == 0 || !isBalanced(unused, entering)) {
            return new int[0];
        }

        int[] circuit = new int[edges.length + 1];
        int free = circuit.length; // the circuit is filled from its end
        Deque<Integer> path = new ArrayDeque<>();
        path.push(0);
        while (!path.isEmpty()) {
            Integer next = unused.get(path.peek()).poll();
            if (next != null) {
                path.push(next);
            } else {
                circuit[--free] = path.pop();
            }
        }
        // With edges out of reach, the circuit does not fill its array.
        return free == 0 ? circuit : new int[0];
    }

    /** Whether every vertex is left as often as it is entered. */
    static boolean isBalanced(List<Queue<Integer>> leaving, int[] entering) {
        for (int v = 0; v < entering.length; v++) {
            if (leaving.get(v).size() != entering[v]) {
                return false;
            }
        }
        return true;
    }
}
