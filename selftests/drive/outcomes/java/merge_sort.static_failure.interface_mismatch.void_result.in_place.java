import java.util.Arrays;

public class Main {
    static void mergeSort(int[] values) {
        if (values.length < 2) {
            return;
        }
        int[] left = Arrays.copyOf(values, values.length / 2);
        int[] right = Arrays.copyOfRange(values, values.length / 2, values.length);
        mergeSort(left);
        mergeSort(right);
        int i = 0;
        int j = 0;
        while (i + j < values.length) {
            boolean fromLeft = j == right.length || i < left.length && left[i] <= right[j];
            values[i + j] = fromLeft ? left[i] : right[j];
            if (fromLeft) {
                i++;
            } else {
                j++;
            }
        }
    }

    public static void main(String[] args) {
        int[] values = {61, 17, -40, 8, 5, 99, 12, 17, -2, 0, 73, 8, -40};
        mergeSort(values);
        System.out.println(Arrays.toString(values).replaceAll("[\\[\\],]", ""));
    }
}
