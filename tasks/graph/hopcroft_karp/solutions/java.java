import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Queue;

/**
 * The Hopcroft-Karp algorithm. Each phase puts the left vertices into layers by breadth-first
 * search and then augments along shortest alternating paths that share no vertex. The shortest
 * path grows with every phase, so O(sqrt(V)) phases suffice: O(E sqrt(V)).
 */
public class Main {
    static final int FREE = -1;
    static final int UNREACHED = -1;

    static int hopcroftKarp(int nLeft, int nRight, int[][] edges) {
        List<List<Integer>> neighbours = new ArrayList<>();
        for (int u = 0; u < nLeft; u++) {
            neighbours.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            neighbours.get(edge[0]).add(edge[1]);
        }
        Matching matching = new Matching(neighbours, nRight);
        int size = 0;
        while (matching.findLayers()) {
            for (int u = 0; u < nLeft; u++) {
                if (matching.partnerOfLeft[u] == FREE && matching.augment(u)) {
                    size++;
                }
            }
        }
        return size;
    }

    static class Matching {
        final List<List<Integer>> neighbours;
        final int[] partnerOfLeft;
        final int[] partnerOfRight;
        final int[] layer; // of each left vertex, in this phase
        int lastLayer; // where the shortest alternating paths reach a free right vertex
        final int[] next; // how many neighbours of a left vertex this phase has tried

        Matching(List<List<Integer>> neighbours, int nRight) {
            this.neighbours = neighbours;
            int nLeft = neighbours.size();
            partnerOfLeft = new int[nLeft];
            partnerOfRight = new int[nRight];
            layer = new int[nLeft];
            next = new int[nLeft];
            Arrays.fill(partnerOfLeft, FREE);
            Arrays.fill(partnerOfRight, FREE);
        }

        /**
         * Gives left vertices their distance from the free left ones, in steps there and back,
         * as far as the nearest free right vertex; false if there is none.
         */
        boolean findLayers() {
            Arrays.fill(next, 0);
            Arrays.fill(layer, UNREACHED);
            Queue<Integer> queue = new ArrayDeque<>();
            for (int u = 0; u < layer.length; u++) {
                if (partnerOfLeft[u] == FREE) {
                    layer[u] = 0;
                    queue.add(u);
                }
            }
            while (!queue.isEmpty()) {
                int u = queue.remove();
                for (int v : neighbours.get(u)) {
                    int w = partnerOfRight[v];
                    if (w == FREE) {
                        // All of u's layer is queued by now, and longer paths wait for a later phase.
                        lastLayer = layer[u];
                        return true;
                    }
                    if (layer[w] == UNREACHED) {
                        layer[w] = layer[u] + 1;
                        queue.add(w);
                    }
                }
            }
            return false;
        }

        /**
         * Flips an alternating path that starts at the free left vertex root, goes down one layer
         * at a time and ends at a free right vertex; false if there is none. The path is kept on a
         * stack, as it may be too long for recursion.
         */
        boolean augment(int root) {
            List<Integer> path = new ArrayList<>(Collections.singletonList(root));
            while (!path.isEmpty()) {
                int u = path.get(path.size() - 1);
                if (next[u] == neighbours.get(u).size()) {
                    // A dead end stays one for the rest of the phase: its neighbours are used up.
                    path.remove(path.size() - 1);
                    continue;
                }
                int v = neighbours.get(u).get(next[u]++);
                int w = partnerOfRight[v];
                if (w == FREE) {
                    flip(path);
                    return true;
                }
                if (layer[u] < lastLayer && layer[w] == layer[u] + 1) {
                    path.add(w);
                }
            }
            return false;
        }

        /** Matches every left vertex of the path with the neighbour it tried last. */
        void flip(List<Integer> path) {
            for (int u : path) {
                int v = neighbours.get(u).get(next[u] - 1);
                partnerOfLeft[u] = v;
                partnerOfRight[v] = u;
            }
        }
    }
}
