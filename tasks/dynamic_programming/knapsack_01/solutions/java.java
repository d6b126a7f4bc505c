/**
 * The knapsack problem by dynamic programming: a row of the table holds, for every capacity, the
 * best value of the items up to one of them; the next row follows from it. O(n * capacity).
 */
public class Main {
    static int knapsack(int capacity, int[] weights, int[] values) {
        int[] best = new int[capacity + 1]; // without any item, nothing has a value
        for (int item = 0; item < weights.length; item++) {
            int[] next = best.clone(); // for the choices without the item
            for (int room = weights[item]; room <= capacity; room++) {
                // The old row does not know the item, so it is taken once at most.
                int taken = best[room - weights[item]] + values[item];
                next[room] = Math.max(next[room], taken);
            }
            best = next;
        }
        return best[capacity];
    }
}
