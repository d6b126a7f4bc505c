/**
 * The banker's algorithm: it lets processes finish, one after the other, of those that are able to
 * always the first. As whatever a process holds becomes free, the others can only gain by it.
 * O(n^2 m) for n processes and m resource types.
 */
public class Main {
    static int[] findSafeSequence(int[] available, int[][] allocation, int[][] maximum) {
        int[] free = available.clone();
        boolean[] finished = new boolean[allocation.length];
        int[] sequence = new int[allocation.length];
        for (int position = 0; position < sequence.length; position++) {
            int process = 0;
            while (process < finished.length
                    && (finished[process]
                            || !canFinish(allocation[process], maximum[process], free))) {
                process++;
            }
            if (process == finished.length) {
                return new int[0]; // unsafe: nobody left can get all that it may need
            }
            sequence[position] = process;
            finished[process] = true;
            for (int type = 0; type < free.length; type++) {
                free[type] += allocation[process][type];
            }
        }
        return sequence;
    }

    /** Whether what the process holds and what is free are enough for its maximum. */
    static boolean canFinish(int[] held, int[] maximum, int[] free) {
        for (int type = 0; type < free.length; type++) {
            if (maximum[type] - held[type] > free[type]) {
                return false;
            }
        }
        return true;
    }
}
