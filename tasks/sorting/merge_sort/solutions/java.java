/**
 * Merge sort: sort both halves, then merge them, always taking the smaller of the two front
 * values. O(n log n) time, O(n) space for one buffer that all merges share.
 */
public class Main {
    static int[] mergeSort(int[] values) {
        int[] sorted = values.clone(); // the caller's array stays as it is
        sort(sorted, new int[sorted.length], 0, sorted.length);
        return sorted;
    }

    /** Sorts values[from..to-1]. */
    static void sort(int[] values, int[] buffer, int from, int to) {
        if (to - from < 2) {
            return;
        }
        int middle = (from + to) / 2;
        sort(values, buffer, from, middle);
        sort(values, buffer, middle, to);
        merge(values, buffer, from, middle, to);
    }

    /** Merges the sorted runs values[from..middle-1] and values[middle..to-1]. */
    static void merge(int[] values, int[] buffer, int from, int middle, int to) {
        System.arraycopy(values, from, buffer, from, to - from);
        int left = from;
        int right = middle;
        for (int k = from; k < to; k++) {
            // On a tie the left value comes first, which keeps equal values in their order.
            if (right == to || (left < middle && buffer[left] <= buffer[right])) {
                values[k] = buffer[left++];
            } else {
                values[k] = buffer[right++];
            }
        }
    }
}
