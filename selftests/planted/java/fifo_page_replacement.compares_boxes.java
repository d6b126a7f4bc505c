import java.util.ArrayDeque;
import java.util.Queue;

/** Mistake: == between Integers compares objects, which are shared up to 127 only. */
public class Main {
    static int fifoPageFaults(int[] pages, int frames) {
        Queue<Integer> memory = new ArrayDeque<>();
        int faults = 0;
        for (Integer page : pages) {
            if (!holds(memory, page)) {
                faults++;
                if (memory.size() == frames) {
                    memory.remove();
                }
                memory.add(page);
            }
        }
        return faults;
    }

    static boolean holds(Queue<Integer> memory, Integer page) {
        for (Integer held : memory) {
            if (held == page) {
                return true;
            }
        }
        return false;
    }
}
