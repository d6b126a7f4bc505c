// Mistake: gives up where one of two opposite literals implies the other but not vice versa.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class Main {
    static final int NONE = -1;

    record Satisfiability(boolean satisfiable, int components) {}

    static Satisfiability solveTwoSat(int n, int[][] clauses) {
        List<List<Integer>> implied = new ArrayList<>();
        for (int u = 0; u < 2 * n; u++) {
            implied.add(new ArrayList<>());
        }
        for (int[] clause : clauses) {
            int a = vertex(clause[0]);
            int b = vertex(clause[1]);
            implied.get(negated(a)).add(b);
            implied.get(negated(b)).add(a);
        }

        int[] component = components(implied);
        boolean satisfiable = true;
        for (int u = 0; u < 2 * n; u++) {
            satisfiable &= !implied.get(u).contains(negated(u));
        }
        return new Satisfiability(satisfiable, Arrays.stream(component).max().orElse(NONE) + 1);
    }

    /** A variable is an even vertex, its negation the odd one after it. */
    static int vertex(int literal) {
        int even = 2 * (Math.abs(literal) - 1);
        return literal > 0 ? even : negated(even);
    }

    static int negated(int vertex) {
        return vertex ^ 1;
    }

    /** For each vertex the number of its component; they are numbered from 0. */
    static int[] components(List<List<Integer>> successors) {
        int n = successors.size();
        int[] component = new int[n];
        Arrays.fill(component, NONE);
        int componentCount = 0;
        int[] order = new int[n]; // 0: not visited yet
        int[] low = new int[n]; // the smallest order of an open vertex that the subtree reaches
        int visited = 0;
        int[] open = new int[n];
        int openCount = 0;
        int[] next = new int[n]; // how many successors have been followed
        int[] path = new int[n]; // an explicit stack, as a chain may be too long for recursion

        for (int start = 0; start < n; start++) {
            if (order[start] != 0) {
                continue;
            }
            path[0] = start;
            int depth = 0;
            while (depth >= 0) {
                int u = path[depth];
                if (order[u] == 0) {
                    order[u] = low[u] = ++visited;
                    open[openCount++] = u;
                }
                if (next[u] < successors.get(u).size()) {
                    int v = successors.get(u).get(next[u]++);
                    if (order[v] == 0) {
                        path[++depth] = v;
                    } else if (component[v] == NONE) {
                        low[u] = Math.min(low[u], order[v]);
                    }
                    continue;
                }
                if (low[u] == order[u]) {
                    do {
                        component[open[--openCount]] = componentCount;
                    } while (open[openCount] != u);
                    componentCount++;
                }
                depth--;
                if (depth >= 0) {
                    low[path[depth]] = Math.min(low[path[depth]], low[u]);
                }
            }
        }
        return component;
    }
}
