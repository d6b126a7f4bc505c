/** Mistake: an empty list has no smallest value. */
public class Main {
    static int[] countingSort(int[] values) {
        int min = values[0];
        int max = values[0];
        for (int value : values) {
            min = Math.min(min, value);
            max = Math.max(max, value);
        }

        // Entry i: how many values are at most min + i.
        int[] atMost = new int[max - min + 1];
        for (int value : values) {
            atMost[value - min]++;
        }
        for (int i = 1; i < atMost.length; i++) {
            atMost[i] += atMost[i - 1];
        }

        // From the back, so that the last of several equal entries takes the last of their places.
        int[] sorted = new int[values.length];
        for (int i = values.length - 1; i >= 0; i--) {
            sorted[--atMost[values[i] - min]] = values[i];
        }
        return sorted;
    }
}
