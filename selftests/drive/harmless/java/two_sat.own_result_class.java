import java.util.*;

public class Main {
    static class Answer {
        private final Boolean possible;
        private final long groups;

        Answer(boolean possible, long groups) {
            this.possible = possible;
            this.groups = groups;
        }
    }

    static Answer solveTwoSat(int n, int[]... clauses) {
        boolean[][] reaches = new boolean[2 * n][2 * n];
        for (int u = 0; u < 2 * n; u++) {
            reaches[u][u] = true;
        }
        for (int[] clause : clauses) {
            reaches[vertex(-clause[0])][vertex(clause[1])] = true;
            reaches[vertex(-clause[1])][vertex(clause[0])] = true;
        }
        for (int w = 0; w < 2 * n; w++) {
            for (int u = 0; u < 2 * n; u++) {
                for (int v = 0; v < 2 * n; v++) {
                    reaches[u][v] |= reaches[u][w] && reaches[w][v];
                }
            }
        }
        boolean possible = true;
        Set<Integer> groups = new HashSet<>();
        for (int u = 0; u < 2 * n; u++) {
            possible &= !(reaches[u][u ^ 1] && reaches[u ^ 1][u]);
            for (int v = 0; v <= u; v++) {
                if (reaches[u][v] && reaches[v][u]) {
                    groups.add(v);
                    break;
                }
            }
        }
        return new Answer(possible, groups.size());
    }

    static int vertex(int literal) {
        return 2 * (Math.abs(literal) - 1) + (literal < 0 ? 1 : 0);
    }

    public static void main(String[] args) {
        int[][] clauses = {{1, -2}, {2, -3}, {3, -1}, {4, -1}, {-4, 5}, {6, 6}, {-6, 5}, {-5, 7}, {-7, 5}};
        Answer answer = solveTwoSat(8, clauses);
        System.out.println(answer.possible + " " + answer.groups);
    }
}
