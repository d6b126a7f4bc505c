// Wrong: an item is passed over whenever an equal one stands before it, used or not.

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

public class Main {
    static List<List<Integer>> generatePermutations(int[] items) {
        int[] sorted = items.clone();
        Arrays.sort(sorted);
        List<List<Integer>> arrangements = new ArrayList<>();
        extend(new ArrayDeque<>(), sorted, new boolean[sorted.length], arrangements);
        return arrangements;
    }

    /** Adds all arrangements that have the given beginning, in lexicographic order. */
    static void extend(
            Deque<Integer> beginning,
            int[] sorted,
            boolean[] used,
            List<List<Integer>> arrangements) {
        if (beginning.size() == sorted.length) {
            arrangements.add(List.copyOf(beginning));
            return;
        }
        for (int i = 0; i < sorted.length; i++) {
            boolean tried = i > 0 && sorted[i] == sorted[i - 1];
            if (used[i] || tried) {
                continue;
            }
            used[i] = true;
            beginning.addLast(sorted[i]);
            extend(beginning, sorted, used, arrangements);
            beginning.removeLast();
            used[i] = false;
        }
    }
}
