// Wrong: the processes run in input order, not in the order of their arrival.

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class Main {
    static List<int[]> fcfsSchedule(int[] arrival, int[] burst) {
        int[][] times = new int[arrival.length][];
        int now = 0;
        for (int process = 0; process < arrival.length; process++) {
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
