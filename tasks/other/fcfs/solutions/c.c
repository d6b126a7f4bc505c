/*
 * First come, first served: once the processes are sorted by arrival, each starts when the one
 * before it has finished, or on arrival if that is later. O(n log n) time.
 */
#include <stdlib.h>

typedef struct { int completion; int turnaround; int waiting; } ProcessTimes;

typedef struct {
    int index;
    int arrival;
} Process;

/* qsort is not stable: the index decides between processes that arrive together. */
static int by_arrival(const void *a, const void *b) {
    const Process *p = a, *q = b;
    if (p->arrival != q->arrival)
        return p->arrival < q->arrival ? -1 : 1;
    return p->index < q->index ? -1 : 1;
}

ProcessTimes *fcfs_schedule(const int *arrival, int arrival_size, const int *burst, int burst_size,
                            int *return_size) {
    (void)burst_size; /* the same as arrival_size */
    Process *order = malloc(arrival_size * sizeof *order);
    for (int i = 0; i < arrival_size; i++)
        order[i] = (Process){i, arrival[i]};
    qsort(order, arrival_size, sizeof *order, by_arrival);

    ProcessTimes *times = malloc(arrival_size * sizeof *times);
    int now = 0;
    for (int k = 0; k < arrival_size; k++) {
        int i = order[k].index;
        if (now < arrival[i])
            now = arrival[i]; /* nobody is waiting, so the CPU is idle until this arrival */
        int waiting = now - arrival[i];
        now += burst[i];
        times[i] = (ProcessTimes){now, now - arrival[i], waiting};
    }
    free(order);
    *return_size = arrival_size;
    return times;
}
