/* Mistake: the clock starts when process 0 arrives, though others may come earlier. */
#include <stdbool.h>
#include <stdlib.h>

typedef struct { int completion; int turnaround; int waiting; } ProcessTimes;

typedef struct {
    int index;
    int arrival;
    int burst;
} Process;

static int by_arrival(const void *a, const void *b) {
    const Process *p = a, *q = b;
    return (p->arrival > q->arrival) - (p->arrival < q->arrival);
}

/* Whether p runs before q if both are waiting. */
static bool goes_first(Process p, Process q) {
    if (p.burst != q.burst)
        return p.burst < q.burst;
    if (p.arrival != q.arrival)
        return p.arrival < q.arrival;
    return p.index < q.index;
}

/* Adds a process at the end of the heap, below all parents that go first. */
static void push(Process *heap, int size, Process process) {
    int i = size;
    for (; i > 0 && goes_first(process, heap[(i - 1) / 2]); i = (i - 1) / 2)
        heap[i] = heap[(i - 1) / 2];
    heap[i] = process;
}

/* Removes the process that goes first; the last one sinks from its place. */
static Process pop(Process *heap, int size) {
    Process top = heap[0], last = heap[size - 1];
    int i = 0;
    for (int child = 1; child < size - 1; child = 2 * i + 1) {
        if (child + 1 < size - 1 && goes_first(heap[child + 1], heap[child]))
            child++;
        if (!goes_first(heap[child], last))
            break;
        heap[i] = heap[child];
        i = child;
    }
    heap[i] = last;
    return top;
}

ProcessTimes *sjf_schedule(const int *arrival, int arrival_size, const int *burst, int burst_size,
                           int *return_size) {
    (void)burst_size; /* the same as arrival_size */
    int count = arrival_size;
    Process *order = malloc(count * sizeof *order);
    Process *ready = malloc(count * sizeof *ready);
    for (int i = 0; i < count; i++)
        order[i] = (Process){i, arrival[i], burst[i]};
    qsort(order, count, sizeof *order, by_arrival);

    ProcessTimes *times = malloc(count * sizeof *times);
    int now = arrival[0], arrived = 0, waiting = 0;
    while (arrived < count || waiting > 0) {
        if (waiting == 0 && now < order[arrived].arrival)
            now = order[arrived].arrival; /* idle until the next process arrives */
        while (arrived < count && order[arrived].arrival <= now)
            push(ready, waiting++, order[arrived++]);
        Process next = pop(ready, waiting--);
        int start = now;
        now += next.burst;
        times[next.index] = (ProcessTimes){now, now - next.arrival, start - next.arrival};
    }
    free(order);
    free(ready);
    *return_size = count;
    return times;
}
