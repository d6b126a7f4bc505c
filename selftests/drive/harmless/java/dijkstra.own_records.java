import java.util.*;

record Edge(int from, int to, long weight) {}

interface ShortestPaths {
    long INF = 1_000_000_000;

    static Long[] dijkstra(int n, Collection<Edge> edges, int source) {
        var distances = new Long[n];
        Arrays.fill(distances, INF);
        distances[source] = 0L;
        var open = new TreeSet<Map.Entry<Long, Integer>>(
                Map.Entry.<Long, Integer>comparingByKey().thenComparing(Map.Entry.comparingByValue()));
        open.add(Map.entry(0L, source));
        while (!open.isEmpty()) {
            int u = open.pollFirst().getValue();
            for (Edge edge : edges) {
                if (edge.from() == u && distances[u] + edge.weight() < distances[edge.to()]) {
                    distances[edge.to()] = distances[u] + edge.weight();
                    open.add(Map.entry(distances[edge.to()], edge.to()));
                }
            }
        }
        return distances;
    }
}

class Main {
    public static void main(String[] args) {
        int[][] numbers = {
            {0, 1, 10}, {0, 2, 3}, {2, 1, 4}, {1, 3, 2}, {2, 3, 8}, {3, 4, 7}, {2, 4, 12}, {4, 0, 1},
            {1, 5, 0}, {5, 4, 6}, {6, 0, 1}, {4, 6, 5}
        };
        List<Edge> edges = new ArrayList<>();
        for (int[] edge : numbers) {
            edges.add(new Edge(edge[0], edge[1], edge[2]));
        }
        StringJoiner line = new StringJoiner(" ");
        for (long distance : ShortestPaths.dijkstra(8, edges, 0)) {
            line.add(distance == ShortestPaths.INF ? "INF" : "" + distance);
        }
        System.out.println(line);
    }
}
