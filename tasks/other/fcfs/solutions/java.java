import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * First come, first served: the processes run in the order of their arrival, each as soon as it
 * has arrived and the CPU is free. O(n log n) for the sorting.
 */
public class Main {
    static List<int[]> fcfsSchedule(int[] arrival, int[] burst) {
        // The sort of a stream is stable, so ties stay in input order.
        int[] order = IntStream.range(0, arrival.length)
                .boxed()
                .sorted(Comparator.comparingInt(process -> arrival[process]))
                .mapToInt(Integer::intValue)
                .toArray();
        int[][] times = new int[arrival.length][];
        int now = 0;
        for (int process : order) {
            int start = Math.max(now, arrival[process]);
            int completion = start + burst[process];
            times[process] = new int[] {
                completion, completion - arrival[process], start - arrival[process]
            };
            now = completion;
        }
        return new ArrayList<>(Arrays.asList(times));
    }
}
