/** Mistake: n - 2 phases: the cut between the last two vertices is not looked at. */
public class Main {
    static int stoerWagnerMinCut(int n, int[][] edges) {
        int[][] weights = new int[n][n];
        for (int[] edge : edges) {
            int u = edge[0];
            int v = edge[1];
            if (u != v) {
                weights[u][v] += edge[2];
                weights[v][u] += edge[2];
            }
        }

        // The first `size` places hold the vertices that are left.
        int[] vertices = new int[n];
        for (int v = 0; v < n; v++) {
            vertices[v] = v;
        }
        int best = Integer.MAX_VALUE;
        for (int size = n; size > 2; size--) {
            best = Math.min(best, phase(weights, vertices, size));
            contract(weights, vertices, size);
        }
        return best;
    }

    /** Puts the vertices in the order of a phase; what the cut before the last of them weighs. */
    static int phase(int[][] weights, int[] vertices, int size) {
        int[] bond = new int[weights.length]; // the weight of all edges to visited vertices
        for (int visited = 0; visited < size; visited++) {
            int tightest = visited;
            for (int i = visited + 1; i < size; i++) {
                if (bond[vertices[i]] > bond[vertices[tightest]]) {
                    tightest = i;
                }
            }
            int u = vertices[tightest];
            vertices[tightest] = vertices[visited];
            vertices[visited] = u;
            for (int i = visited + 1; i < size; i++) {
                bond[vertices[i]] += weights[u][vertices[i]];
            }
        }
        return bond[vertices[size - 1]];
    }

    /** Lets the last but one vertex take over the edges of the last. */
    static void contract(int[][] weights, int[] vertices, int size) {
        int kept = vertices[size - 2];
        int gone = vertices[size - 1];
        for (int i = 0; i < size - 2; i++) {
            int v = vertices[i];
            weights[kept][v] += weights[gone][v];
            weights[v][kept] = weights[kept][v];
        }
    }
}
