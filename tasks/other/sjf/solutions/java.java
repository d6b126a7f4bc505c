import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Shortest job first without preemption: whenever the CPU is free, the shortest of the processes
 * that have arrived runs to its end. O(n log n) with a priority queue of those processes.
 */
public class Main {
    record Process(int index, int arrival, int burst) {}

    static List<int[]> sjfSchedule(int[] arrival, int[] burst) {
        Process[] byArrival = new Process[arrival.length];
        for (int i = 0; i < arrival.length; i++) {
            byArrival[i] = new Process(i, arrival[i], burst[i]);
        }
        Arrays.sort(byArrival, Comparator.comparingInt(Process::arrival));

        PriorityQueue<Process> ready = new PriorityQueue<>(Comparator.comparingInt(Process::burst)
                .thenComparingInt(Process::arrival)
                .thenComparingInt(Process::index));
        int[][] times = new int[arrival.length][];
        int arrived = 0; // how many processes have entered the queue
        int now = 0;
        for (int finished = 0; finished < arrival.length; finished++) {
            if (ready.isEmpty()) {
                now = Math.max(now, byArrival[arrived].arrival());
            }
            while (arrived < byArrival.length && byArrival[arrived].arrival() <= now) {
                ready.add(byArrival[arrived++]);
            }
            Process process = ready.remove();
            int waiting = now - process.arrival();
            now += process.burst();
            times[process.index()] = new int[] {now, waiting + process.burst(), waiting};
        }
        return new ArrayList<>(Arrays.asList(times));
    }
}
