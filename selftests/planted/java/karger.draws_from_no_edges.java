import java.util.Random;

/** Mistake: if there are no edges left, none can be drawn. */
public class Main {
    /** How likely it may be that no run finds a minimum cut. */
    static final double MISS = 1e-6;

    static int kargerMinCut(int n, int[][] edges) {
        int[][] multiplicity = new int[n][n];
        for (int[] edge : edges) {
            if (edge[0] != edge[1]) {
                multiplicity[edge[0]][edge[1]]++;
                multiplicity[edge[1]][edge[0]]++;
            }
        }

        long runs = (long) Math.ceil(n * (n - 1) / 2.0 * -Math.log(MISS));
        Random random = new Random(1); // a fixed seed: the same input always takes the same way
        int best = edges.length;
        for (long run = 0; run < runs; run++) {
            best = Math.min(best, new Contraction(multiplicity).cut(random));
        }
        return best;
    }

    /** A graph whose vertices are contracted one after the other; parallel edges are counted. */
    static class Contraction {
        final int[][] multiplicity;
        final int[] degree;
        int edgeEnds;
        int size; // the vertices that are left are 0..size-1

        Contraction(int[][] original) {
            size = original.length;
            multiplicity = new int[size][];
            degree = new int[size];
            for (int u = 0; u < size; u++) {
                multiplicity[u] = original[u].clone();
                for (int count : multiplicity[u]) {
                    degree[u] += count;
                }
                edgeEnds += degree[u];
            }
        }

        int cut(Random random) {
            while (size > 2) {
                // A random end of an edge, and then a random one among the edges there: together
                // a random edge.
                int u = pick(degree, random.nextInt(edgeEnds));
                int v = pick(multiplicity[u], random.nextInt(degree[u]));
                contract(Math.min(u, v), Math.max(u, v));
            }
            return multiplicity[0][1];
        }

        /** The place where a running sum of the counts passes the target. */
        static int pick(int[] counts, int target) {
            int i = 0;
            while (target >= counts[i]) {
                target -= counts[i++];
            }
            return i;
        }

        /** Merges v into u, and gives the last vertex the number v, which becomes free. */
        void contract(int u, int v) {
            int inside = multiplicity[u][v];
            degree[u] += degree[v] - 2 * inside;
            edgeEnds -= 2 * inside;
            multiplicity[u][v] = 0;
            multiplicity[v][u] = 0;
            for (int w = 0; w < size; w++) {
                multiplicity[u][w] += multiplicity[v][w];
                multiplicity[w][u] = multiplicity[u][w];
            }
            size--;
            degree[v] = degree[size];
            degree[size] = 0;
            multiplicity[v] = multiplicity[size];
            for (int w = 0; w < size; w++) {
                multiplicity[w][v] = w == v ? 0 : multiplicity[v][w];
                multiplicity[w][size] = 0;
            }
        }
    }
}
