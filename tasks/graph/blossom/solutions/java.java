import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Queue;

/**
 * Edmonds' blossom algorithm. A matching that is not a maximum leaves an alternating path between
 * two free vertices, and flipping its edges gains one. The breadth-first search for such a path
 * contracts every odd cycle it meets, since from its base all vertices of the cycle can be reached
 * both ways round. O(V^3).
 */
public class Main {
    static final int NONE = -1;

    static int maximumMatching(int n, int[][] edges) {
        List<List<Integer>> neighbours = new ArrayList<>();
        for (int u = 0; u < n; u++) {
            neighbours.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            if (edge[0] != edge[1]) {
                neighbours.get(edge[0]).add(edge[1]);
                neighbours.get(edge[1]).add(edge[0]);
            }
        }

        int[] partner = new int[n];
        Arrays.fill(partner, NONE);
        int size = 0;
        for (int root = 0; root < n; root++) {
            if (partner[root] == NONE && new AlternatingTree(neighbours, partner).grow(root)) {
                size++;
            }
        }
        return size;
    }

    /**
     * Alternating paths from one free vertex. Outer vertices are those reached by an even number of
     * edges, so that the path can leave them by an edge outside the matching; they are queued.
     */
    static class AlternatingTree {
        final List<List<Integer>> neighbours;
        final int[] partner;
        final int[] parent; // the outer vertex from which an inner one was reached
        final int[] base; // the vertex at which the contracted cycle around a vertex hangs
        final BitSet outer = new BitSet();
        final Queue<Integer> queue = new ArrayDeque<>();

        AlternatingTree(List<List<Integer>> neighbours, int[] partner) {
            this.neighbours = neighbours;
            this.partner = partner;
            int n = partner.length;
            parent = new int[n];
            Arrays.fill(parent, NONE);
            base = new int[n];
            for (int v = 0; v < n; v++) {
                base[v] = v;
            }
        }

        /** Looks for a path to another free vertex and flips it; false if there is none. */
        boolean grow(int root) {
            addOuter(root);
            while (!queue.isEmpty()) {
                int u = queue.remove();
                for (int v : neighbours.get(u)) {
                    if (base[u] == base[v] || partner[u] == v) {
                        continue;
                    }
                    if (outer.get(v)) {
                        contract(u, v);
                    } else if (parent[v] == NONE) {
                        parent[v] = u;
                        if (partner[v] == NONE) {
                            flip(v);
                            return true;
                        }
                        addOuter(partner[v]);
                    }
                }
            }
            return false;
        }

        void addOuter(int v) {
            outer.set(v);
            queue.add(v);
        }

        /** Contracts the odd cycle that the edge between the outer vertices u and v closes. */
        void contract(int u, int v) {
            int meeting = meetingPoint(u, v);
            BitSet onCycle = new BitSet();
            walk(u, v, meeting, onCycle);
            walk(v, u, meeting, onCycle);
            for (int w = 0; w < base.length; w++) {
                if (onCycle.get(base[w])) {
                    base[w] = meeting;
                    if (!outer.get(w)) {
                        addOuter(w);
                    }
                }
            }
        }

        /** The first base on the way from v to the root that is also on the way from u. */
        int meetingPoint(int u, int v) {
            BitSet fromU = new BitSet();
            for (int b = base[u]; b != NONE; b = nextBase(b)) {
                fromU.set(b);
            }
            int b = base[v];
            while (!fromU.get(b)) {
                b = nextBase(b);
            }
            return b;
        }

        /** The base two steps towards the root; only the root itself has no partner. */
        int nextBase(int b) {
            return partner[b] == NONE ? NONE : base[parent[partner[b]]];
        }

        /**
         * Collects the bases between an outer vertex and the meeting point. The outer vertices on
         * this way also get a parent, by which a path the other way round the cycle reaches them.
         */
        void walk(int u, int parentOfU, int meeting, BitSet onCycle) {
            while (base[u] != meeting) {
                int inner = partner[u];
                onCycle.set(base[u]);
                onCycle.set(base[inner]);
                parent[u] = parentOfU;
                parentOfU = inner;
                u = parent[inner];
            }
        }

        /** Matches every inner vertex on the path that ends at v with its parent. */
        void flip(int v) {
            while (v != NONE) {
                int u = parent[v];
                int next = partner[u];
                partner[u] = v;
                partner[v] = u;
                v = next;
            }
        }
    }
}
