import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;

/**
 * Round robin: the processes take turns, in the order of a queue, and give the CPU away after one
 * quantum. O(n log n) for the order of arrival and O(1) per turn.
 */
public class Main {
    static class Process {
        final int index;
        final int arrival;
        final int burst;
        int remaining;

        Process(int index, int arrival, int burst) {
            this.index = index;
            this.arrival = arrival;
            this.burst = burst;
            remaining = burst;
        }

        /** Runs for at most this time and returns how long it was. */
        int run(int quantum) {
            int time = Math.min(quantum, remaining);
            remaining -= time;
            return time;
        }
    }

    static List<int[]> roundRobinSchedule(int[] arrival, int[] burst, int quantum) {
        List<Process> processes = new ArrayList<>();
        for (int i = 0; i < arrival.length; i++) {
            processes.add(new Process(i, arrival[i], burst[i]));
        }
        processes.sort(Comparator.comparingInt(process -> process.arrival)); // stable
        Queue<Process> coming = new ArrayDeque<>(processes);
        Queue<Process> ready = new ArrayDeque<>();
        int[][] times = new int[arrival.length][];
        int now = 0;
        while (!coming.isEmpty() || !ready.isEmpty()) {
            if (ready.isEmpty()) {
                ready.add(coming.remove());
                now = ready.element().arrival;
            }
            Process process = ready.remove();
            now += process.run(quantum);
            // Who has arrived by the end of the turn is ahead of the process that had it.
            while (!coming.isEmpty() && coming.element().arrival <= now) {
                ready.add(coming.remove());
            }
            if (process.remaining > 0) {
                ready.add(process);
            } else {
                int turnaround = now - process.arrival;
                times[process.index] = new int[] {now, turnaround, turnaround - process.burst};
            }
        }
        return Arrays.asList(times);
    }
}
