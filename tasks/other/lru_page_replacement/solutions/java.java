import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Least-recently-used page replacement with a set that remembers the order of insertion. A page is
 * inserted anew at each request, so the first element is the one whose last request lies furthest
 * back. O(1) per request.
 */
public class Main {
    static int lruPageFaults(int[] pages, int frames) {
        Set<Integer> memory = new LinkedHashSet<>();
        int faults = 0;
        for (int page : pages) {
            boolean hit = memory.remove(page);
            if (!hit) {
                faults++;
                if (memory.size() == frames) {
                    Iterator<Integer> leastRecent = memory.iterator();
                    leastRecent.next();
                    leastRecent.remove();
                }
            }
            memory.add(page);
        }
        return faults;
    }
}
