import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * The transitive reduction of an acyclic graph. Going backwards through a topological order, all
 * that the successors of a vertex reach is known; edges to vertices among that are superfluous. Bit
 * sets make uniting fast: O(V * E / 64).
 */
public class Main {
    static List<int[]> transitiveReduction(int n, int[][] edges) {
        BitSet[] successors = new BitSet[n]; // sets, in which parallel edges are one
        for (int u = 0; u < n; u++) {
            successors[u] = new BitSet(n);
        }
        for (int[] edge : edges) {
            successors[edge[0]].set(edge[1]);
        }

        BitSet[] reached = new BitSet[n];
        for (int u : successorsFirst(successors)) {
            BitSet byDetour = new BitSet(n); // by two edges or more
            successors[u].stream().forEach(v -> byDetour.or(reached[v]));
            reached[u] = (BitSet) byDetour.clone();
            reached[u].or(successors[u]);
            successors[u].andNot(byDetour);
        }

        List<int[]> kept = new ArrayList<>();
        for (int u = 0; u < n; u++) {
            int from = u;
            successors[u].stream().forEach(v -> kept.add(new int[]{from, v}));
        }
        return kept;
    }

    /** All vertices, the end of each edge before its start. */
    static Deque<Integer> successorsFirst(BitSet[] successors) {
        int[] predecessors = new int[successors.length];
        for (BitSet set : successors) {
            set.stream().forEach(v -> predecessors[v]++);
        }
        Deque<Integer> free = new ArrayDeque<>(); // all their predecessors have been placed
        for (int v = 0; v < predecessors.length; v++) {
            if (predecessors[v] == 0) {
                free.add(v);
            }
        }
        Deque<Integer> order = new ArrayDeque<>();
        while (!free.isEmpty()) {
            int u = free.remove();
            order.addFirst(u);
            successors[u].stream().filter(v -> --predecessors[v] == 0).forEach(free::add);
        }
        return order;
    }
}
