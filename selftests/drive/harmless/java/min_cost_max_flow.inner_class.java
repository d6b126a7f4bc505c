import java.util.*;

public class Main {
    private final List<int[]> arcs = new ArrayList<>(); // from, to, capacity left, cost

    class Network {
        Map.Entry<Integer, Integer> minCostMaxFlow(int n, List<int[]> edges, int source, int sink) {
            for (int[] edge : edges) {
                arcs.add(edge);
                arcs.add(new int[] {edge[1], edge[0], 0, -edge[3]});
            }
            int flow = 0;
            int cost = 0;
            for (int[] by = paths(n, source); source != sink && by[sink] >= 0; by = paths(n, source)) {
                int more = Integer.MAX_VALUE;
                for (int v = sink; v != source; v = arcs.get(by[v])[0]) {
                    more = Math.min(more, arcs.get(by[v])[2]);
                }
                for (int v = sink; v != source; v = arcs.get(by[v])[0]) {
                    arcs.get(by[v])[2] -= more;
                    arcs.get(by[v] ^ 1)[2] += more;
                    cost += more * arcs.get(by[v])[3];
                }
                flow += more;
            }
            return new AbstractMap.SimpleEntry<>(flow, cost);
        }

        private int[] paths(int n, int source) {
            long[] distances = new long[n];
            int[] by = new int[n];
            Arrays.fill(distances, Long.MAX_VALUE / 2);
            Arrays.fill(by, -1);
            distances[source] = 0;
            for (int round = 0; round < n; round++) {
                for (int i = 0; i < arcs.size(); i++) {
                    int[] arc = arcs.get(i);
                    boolean reached = distances[arc[0]] < Long.MAX_VALUE / 2 && arc[2] > 0;
                    if (reached && distances[arc[0]] + arc[3] < distances[arc[1]]) {
                        distances[arc[1]] = distances[arc[0]] + arc[3];
                        by[arc[1]] = i;
                    }
                }
            }
            return by;
        }
    }

    public static void main(String[] args) {
        int[][] edges = {
            {4, 2, 5, 2}, {2, 3, 5, 4}, {4, 2, 6, 4}, {0, 4, 6, 2}, {1, 5, 6, 8}, {1, 4, 5, 5}, {0, 2, 6, 7},
            {4, 1, 2, 0}, {3, 4, 2, 4}, {3, 5, 5, 0}
        };
        Network network = new Main().new Network();
        var result = network.minCostMaxFlow(6, new ArrayList<>(Arrays.asList(edges)), 0, 5);
        System.out.println(result.getKey() + " " + result.getValue());
    }
}
