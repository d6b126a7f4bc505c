import java.util.Arrays;

public class Main {
    static int knapsack(int capacity, int[][] items) {
        int[] best = new int[capacity + 1];
        for (int[] item : items) {
            for (int c = capacity; c >= item[0]; c--) {
                best[c] = Math.max(best[c], best[c - item[0]] + item[1]);
            }
        }
        return best[capacity];
    }

    static int knapsack(int capacity, String weights, String values) {
        return knapsack(capacity, numbers(weights), numbers(values));
    }

    static int knapsack(int capacity, int[] weights, int[] values) {
        int[][] items = new int[weights.length][];
        Arrays.setAll(items, i -> new int[] {weights[i], values[i]});
        return knapsack(capacity, items);
    }

    static int[] numbers(String text) {
        return Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
    }

    public static void main(String[] args) {
        System.out.println(knapsack(26, "11 12 30 7 9 6 5 8", "23 24 60 13 16 11 10 15"));
    }
}
