import java.util.Arrays;

/** Mistake: == between texts is true for literals of the program only. */
public class Main {
    record SetOp(String kind, int a, int b) {}

    static int[] runDisjointSet(int n, SetOp[] operations) {
        DisjointSet sets = new DisjointSet(n);
        int[] answers = new int[operations.length];
        for (int i = 0; i < operations.length; i++) {
            SetOp operation = operations[i];
            int a = operation.a();
            int b = operation.b();
            String kind = operation.kind();
            if (kind == "union") {
                answers[i] = sets.union(a, b) ? 1 : 0;
            } else if (kind == "connected") {
                answers[i] = sets.find(a) == sets.find(b) ? 1 : 0;
            } else if (kind == "size") {
                answers[i] = sets.sizeOf(a);
            } else {
                answers[i] = sets.count;
            }
        }
        return answers;
    }

    static class DisjointSet {
        final int[] parent; // a root is its own parent
        final int[] size; // of the sets, kept at their roots
        int count;

        DisjointSet(int n) {
            parent = new int[n];
            Arrays.setAll(parent, x -> x);
            size = new int[n];
            Arrays.fill(size, 1);
            count = n;
        }

        /** The root of the tree that x is in. */
        int find(int x) {
            int root = x;
            while (parent[root] != root) {
                root = parent[root];
            }
            // Next time, each element of the path has the root at once.
            while (parent[x] != root) {
                int next = parent[x];
                parent[x] = root;
                x = next;
            }
            return root;
        }

        /** Merges two sets and tells whether they were different. */
        boolean union(int a, int b) {
            int rootA = find(a);
            int rootB = find(b);
            if (rootA == rootB) {
                return false;
            }
            int larger = size[rootA] >= size[rootB] ? rootA : rootB;
            int smaller = larger == rootA ? rootB : rootA;
            parent[smaller] = larger;
            size[larger] += size[smaller];
            count--;
            return true;
        }

        int sizeOf(int x) {
            return size[find(x)];
        }
    }
}
