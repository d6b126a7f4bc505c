import java.util.Arrays;

/**
 * Radix sort from the lowest digit to the highest: each pass is a stable counting sort by one
 * digit, so it keeps the order that the passes before it made. O(d * n) for values of d digits.
 */
public class Main {
    static final int BASE = 10;

    static int[] radixSort(int[] values) {
        int[] sorted = values.clone();
        int largest = Arrays.stream(values).max().orElse(0);
        // A long, as ten times the highest power of ten in an int is out of its range.
        for (long power = 1; power <= largest; power *= BASE) {
            sorted = sortByDigit(sorted, (int) power);
        }
        return sorted;
    }

    /** The values ordered by the digit of this power of ten; equal digits keep their order. */
    static int[] sortByDigit(int[] values, int power) {
        int[] end = new int[BASE];
        for (int value : values) {
            end[value / power % BASE]++;
        }
        for (int digit = 1; digit < BASE; digit++) {
            end[digit] += end[digit - 1];
        }
        int[] sorted = new int[values.length];
        // From the back, so that the last of several values with one digit stays the last.
        for (int i = values.length - 1; i >= 0; i--) {
            int digit = values[i] / power % BASE;
            sorted[--end[digit]] = values[i];
        }
        return sorted;
    }
}
