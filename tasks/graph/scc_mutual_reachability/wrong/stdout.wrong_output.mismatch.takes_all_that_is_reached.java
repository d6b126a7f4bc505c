// Mistake: the second search follows the edges forwards again, so that whatever u reaches joins it.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

public class Main {
    static List<List<Integer>> mutualReachabilityScc(int n, int[][] edges) {
        List<List<Integer>> successors = emptyLists(n);
        List<List<Integer>> predecessors = emptyLists(n);
        for (int[] edge : edges) {
            successors.get(edge[0]).add(edge[1]);
            predecessors.get(edge[1]).add(edge[0]);
        }

        List<List<Integer>> components = new ArrayList<>();
        BitSet assigned = new BitSet(n);
        // The first vertex without a component is the smallest of the next one.
        for (int u = 0; u < n; u = assigned.nextClearBit(u)) {
            BitSet component = reachable(successors, u);
            component.and(reachable(successors, u));
            assigned.or(component);
            components.add(component.stream().boxed().toList());
        }
        return components;
    }

    static List<List<Integer>> emptyLists(int n) {
        List<List<Integer>> lists = new ArrayList<>();
        for (int u = 0; u < n; u++) {
            lists.add(new ArrayList<>());
        }
        return lists;
    }

    /** The vertices to which a path leads from the source, which is one of them. */
    static BitSet reachable(List<List<Integer>> neighbours, int source) {
        BitSet seen = new BitSet();
        Deque<Integer> stack = new ArrayDeque<>();
        seen.set(source);
        stack.push(source);
        while (!stack.isEmpty()) {
            for (int v : neighbours.get(stack.pop())) {
                if (!seen.get(v)) {
                    seen.set(v);
                    stack.push(v);
                }
            }
        }
        return seen;
    }
}
