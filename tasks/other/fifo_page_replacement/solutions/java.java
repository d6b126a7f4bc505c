import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * First-in-first-out page replacement with a set that remembers the order of insertion: its first
 * element is the page that was loaded first. O(1) per request.
 */
public class Main {
    static int fifoPageFaults(int[] pages, int frames) {
        Set<Integer> memory = new LinkedHashSet<>();
        int faults = 0;
        for (int page : pages) {
            // Adding a page that is present changes nothing, not even its place in the order.
            if (memory.add(page)) {
                faults++;
                if (memory.size() > frames) {
                    Iterator<Integer> oldest = memory.iterator();
                    oldest.next();
                    oldest.remove();
                }
            }
        }
        return faults;
    }
}
