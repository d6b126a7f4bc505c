import java.util.*;

public class Main {
    static class Pair<A, B> {
        final A first;
        final B second;

        Pair(A first, B second) {
            this.first = first;
            this.second = second;
        }
    }

    static ArrayList<Long> dijkstra(List<LinkedList<Pair<Integer, Long>>> adj, int source) {
        ArrayList<Long> distances = new ArrayList<>(Collections.nCopies(adj.size(), 1_000_000_000L));
        distances.set(source, 0L);
        Deque<Integer> changed = new ArrayDeque<>(List.of(source));
        while (!changed.isEmpty()) {
            int u = changed.poll();
            for (Pair<Integer, Long> arc : adj.get(u)) {
                Long distance = distances.get(u) + arc.second;
                if (distance < distances.get(arc.first)) {
                    distances.set(arc.first, distance);
                    changed.add(arc.first);
                }
            }
        }
        return distances;
    }

    public static void main(String[] args) {
        int[][][] arcs = {
            {{1, 10}, {2, 3}}, {{3, 2}, {5, 0}}, {{1, 4}, {3, 8}, {4, 12}}, {{4, 7}}, {{0, 1}, {6, 5}},
            {{4, 6}}, {{0, 1}}, {}
        };
        List<LinkedList<Pair<Integer, Long>>> adj = new ArrayList<>();
        for (int[][] row : arcs) {
            adj.add(new LinkedList<>());
            for (int[] arc : row) {
                adj.get(adj.size() - 1).add(new Pair<>(arc[0], (long) arc[1]));
            }
        }
        StringJoiner line = new StringJoiner(" ");
        for (Long distance : dijkstra(adj, 0)) {
            line.add(distance == 1_000_000_000L ? "INF" : distance.toString());
        }
        System.out.println(line);
    }
}
