import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;

/** Mistake: the trail is not checked to end where it starts. */
public class Main {
    static int[] eulerianCircuit(int n, int[][] edges) {
        List<Queue<Integer>> unused = new ArrayList<>();
        for (int v = 0; v < n; v++) {
            unused.add(new PriorityQueue<>());
        }
        int start = n;
        for (int[] edge : edges) {
            unused.get(edge[0]).add(edge[1]);
            start = Math.min(start, edge[0]);
        }
        if (edges.length == 0) {
            return new int[0];
        }

        int[] circuit = new int[edges.length + 1];
        int free = circuit.length; // the circuit is filled from its end
        Deque<Integer> path = new ArrayDeque<>();
        path.push(start);
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
}
