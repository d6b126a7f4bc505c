import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

public class Main {
    static <T extends Comparable<? super T>> List<T> mergeSort(List<T> values) {
        if (values.size() < 2) {
            return values;
        }
        int middle = values.size() / 2;
        List<T> left = mergeSort(values.subList(0, middle));
        List<T> right = mergeSort(values.subList(middle, values.size()));
        List<T> merged = new ArrayList<>();
        int i = 0;
        for (T value : right) {
            while (i < left.size() && left.get(i).compareTo(value) <= 0) {
                merged.add(left.get(i++));
            }
            merged.add(value);
        }
        merged.addAll(left.subList(i, left.size()));
        return merged;
    }

    public static void main(String[] args) {
        List<Integer> values = List.of(61, 17, -40, 8, 5, 99, 12, 17, -2, 0, 73, 8, -40);
        System.out.println(mergeSort(values).stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }
}
