// Wrong: counts the requests that find their page in memory.

import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;

public class Main {
    static int lruPageFaults(int[] pages, int frames) {
        Set<Integer> memory = new LinkedHashSet<>();
        int faults = 0;
        for (int page : pages) {
            boolean hit = memory.remove(page);
            if (hit) {
                faults++;
            } else if (memory.size() == frames) {
                Iterator<Integer> leastRecent = memory.iterator();
                leastRecent.next();
                leastRecent.remove();
            }
            memory.add(page);
        }
        return faults;
    }
}
