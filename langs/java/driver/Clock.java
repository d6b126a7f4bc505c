package driver;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Measures calls. Apart from the driver, which starts faster without the library's beans. */
final class Clock {
    private Clock() {}

    /** What the last of so many calls gives; adds the least time of each kind to the answer. */
    static Object measured(Function function, Tokens words, int calls, StringBuilder answer)
            throws ReflectiveOperationException {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long wall = Long.MAX_VALUE;
        long cpu = Long.MAX_VALUE;
        Object result = null;
        for (int i = 0; i < calls; i++) {
            Object target = function.target();
            Object[] arguments = function.arguments(words.again());
            long used = threads.getCurrentThreadCpuTime();
            long started = System.nanoTime();
            result = function.call(target, arguments);
            wall = Math.min(wall, System.nanoTime() - started);
            cpu = Math.min(cpu, threads.getCurrentThreadCpuTime() - used);
        }
        answer.append(' ').append(wall).append(' ').append(cpu);
        return result;
    }
}
