import java.util.ArrayList;
import java.util.List;

/** Mistake: remove(page) takes the page for a position in the list. */
public class Main {
    static int lruPageFaults(int[] pages, int frames) {
        List<Integer> memory = new ArrayList<>();
        int faults = 0;
        for (int page : pages) {
            if (memory.contains(page)) {
                memory.remove(page);
            } else {
                faults++;
                if (memory.size() == frames) {
                    memory.remove(0);
                }
            }
            memory.add(page);
        }
        return faults;
    }
}
