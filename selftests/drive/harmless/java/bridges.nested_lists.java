import java.util.*;

public class Main {
    private final List<List<int[]>> incident = new ArrayList<>();
    private final List<List<Integer>> bridges = new LinkedList<>();
    private final int[] seen;
    private final int[] low;
    private int clock = 1;

    private Main(int n, List<? extends List<Integer>> edges) {
        seen = new int[n];
        low = new int[n];
        for (int u = 0; u < n; u++) {
            incident.add(new ArrayList<>());
        }
        for (int i = 0; i < edges.size(); i++) {
            int u = edges.get(i).get(0);
            int v = edges.get(i).get(1);
            incident.get(u).add(new int[] {v, i});
            incident.get(v).add(new int[] {u, i});
        }
    }

    private void visit(int u, int by) {
        seen[u] = low[u] = clock++;
        for (int[] next : incident.get(u)) {
            int v = next[0];
            if (next[1] == by) {
                continue;
            }
            if (seen[v] == 0) {
                visit(v, next[1]);
                if (low[v] > seen[u]) {
                    bridges.add(Arrays.asList(Math.min(u, v), Math.max(u, v)));
                }
                low[u] = Math.min(low[u], low[v]);
            } else {
                low[u] = Math.min(low[u], seen[v]);
            }
        }
    }

    static List<List<Integer>> findBridges(Integer n, List<? extends List<Integer>> edges) {
        Main search = new Main(n, edges);
        for (int u = 0; u < n; u++) {
            if (search.seen[u] == 0) {
                search.visit(u, -1);
            }
        }
        search.bridges.sort(Comparator.<List<Integer>>comparingInt(e -> e.get(0)).thenComparing(e -> e.get(1)));
        return search.bridges;
    }

    public static void main(String[] args) {
        var edges = List.of(List.of(0, 1), List.of(0, 2), List.of(1, 2), List.of(0, 3), List.of(3, 4));
        for (List<Integer> edge : findBridges(5, edges)) {
            System.out.println(edge.get(0) + " " + edge.get(1));
        }
    }
}
