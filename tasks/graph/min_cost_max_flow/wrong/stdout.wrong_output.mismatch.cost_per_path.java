// A cost is per unit of flow, but here each path costs the same whatever flows along it.

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;

public class Main {
    static final int INF = 1_000_000_000;

    /** An edge of the residual network; `free` is what still fits through it. */
    static class Residual {
        final int from;
        final int to;
        final int cost;
        int free;
        Residual opposite;

        Residual(int from, int to, int free, int cost) {
            this.from = from;
            this.to = to;
            this.free = free;
            this.cost = cost;
        }
    }

    static int[] minCostMaxFlow(int n, int[][] edges, int source, int sink) {
        List<List<Residual>> network = new ArrayList<>();
        for (int u = 0; u < n; u++) {
            network.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            Residual forward = new Residual(edge[0], edge[1], edge[2], edge[3]);
            Residual backward = new Residual(edge[1], edge[0], 0, -edge[3]);
            forward.opposite = backward;
            backward.opposite = forward;
            network.get(edge[0]).add(forward);
            network.get(edge[1]).add(backward);
        }

        int flow = 0;
        int cost = 0;
        while (true) {
            Residual[] arrival = cheapestPaths(network, source);
            if (arrival[sink] == null) {
                return new int[]{flow, cost};
            }
            int amount = INF;
            for (Residual edge = arrival[sink]; edge != null; edge = arrival[edge.from]) {
                amount = Math.min(amount, edge.free);
            }
            for (Residual edge = arrival[sink]; edge != null; edge = arrival[edge.from]) {
                edge.free -= amount;
                edge.opposite.free += amount;
                cost += edge.cost;
            }
            flow += amount;
        }
    }

    /** The last edge of a cheapest path to each vertex; null where there is none. */
    static Residual[] cheapestPaths(List<List<Residual>> network, int source) {
        int n = network.size();
        Residual[] arrival = new Residual[n];
        int[] costs = new int[n];
        Arrays.fill(costs, INF);
        costs[source] = 0;
        boolean[] queued = new boolean[n];
        Queue<Integer> queue = new ArrayDeque<>();
        queue.add(source);
        while (!queue.isEmpty()) {
            int u = queue.remove();
            queued[u] = false;
            for (Residual edge : network.get(u)) {
                if (edge.free > 0 && costs[u] + edge.cost < costs[edge.to]) {
                    costs[edge.to] = costs[u] + edge.cost;
                    arrival[edge.to] = edge;
                    if (!queued[edge.to]) {
                        queued[edge.to] = true;
                        queue.add(edge.to);
                    }
                }
            }
        }
        return arrival;
    }
}
