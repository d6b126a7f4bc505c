// Blocking the shortest paths once is not enough: longer ones remain.

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;

/**
 * Dinic's algorithm: as long as the sink can be reached, number the vertices by their distance from
 * the source and block all shortest paths with flow. The opposite of each used edge can take flow
 * back later on. Shortest paths get longer with every phase: O(V^2 E).
 */
public class Main {
    static final int UNREACHED = -1;

    static int maxFlow(int n, int[][] edges, int source, int sink) {
        Network network = new Network(n, sink);
        for (int[] edge : edges) {
            network.addEdge(edge[0], edge[1], edge[2]);
        }
        return network.startPhase(source) ? network.send(source, Integer.MAX_VALUE) : 0;
    }

    /** An edge of the residual network; `free` is what still fits through it. */
    static class Residual {
        final int to;
        int free;
        Residual opposite;

        Residual(int to, int free) {
            this.to = to;
            this.free = free;
        }
    }

    static class Network {
        private final List<List<Residual>> outgoing = new ArrayList<>();
        private final int sink;
        private final int[] distance; // from the source
        private final int[] next; // how many edges of a vertex are blocked in this phase

        Network(int n, int sink) {
            this.sink = sink;
            for (int v = 0; v < n; v++) {
                outgoing.add(new ArrayList<>());
            }
            distance = new int[n];
            next = new int[n];
        }

        void addEdge(int u, int v, int capacity) {
            Residual forward = new Residual(v, capacity);
            Residual backward = new Residual(u, 0);
            forward.opposite = backward;
            backward.opposite = forward;
            outgoing.get(u).add(forward);
            outgoing.get(v).add(backward);
        }

        /** Measures the distances; false if no path leads to the sink any more. */
        boolean startPhase(int source) {
            Arrays.fill(next, 0);
            Arrays.fill(distance, UNREACHED);
            distance[source] = 0;
            Queue<Integer> queue = new ArrayDeque<>();
            queue.add(source);
            while (!queue.isEmpty()) {
                int u = queue.remove();
                for (Residual edge : outgoing.get(u)) {
                    if (edge.free > 0 && distance[edge.to] == UNREACHED) {
                        distance[edge.to] = distance[u] + 1;
                        queue.add(edge.to);
                    }
                }
            }
            return distance[sink] != UNREACHED;
        }

        /** Brings at most `limit` from u to the sink on shortest paths; returns the amount. */
        int send(int u, int limit) {
            if (u == sink) {
                return limit;
            }
            int sent = 0;
            List<Residual> edges = outgoing.get(u);
            while (next[u] < edges.size()) {
                Residual edge = edges.get(next[u]);
                if (edge.free > 0 && distance[edge.to] == distance[u] + 1) {
                    int amount = send(edge.to, Math.min(limit - sent, edge.free));
                    edge.free -= amount;
                    edge.opposite.free += amount;
                    sent += amount;
                    if (sent == limit) {
                        return sent; // there may be room left in this edge
                    }
                }
                next[u]++;
            }
            return sent;
        }
    }
}
