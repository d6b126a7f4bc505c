/* Wrong: a process that finishes early keeps the CPU until the end of its slice. */
#include <stdlib.h>

typedef struct { int completion; int turnaround; int waiting; } ProcessTimes;

typedef struct {
    int index;
    int arrival;
    int remaining;
} Process;

/* A ring buffer of pointers; at most `capacity` processes are in it at a time. */
typedef struct {
    Process **slot;
    int capacity;
    int first;
    int length;
} Queue;

static void enqueue(Queue *queue, Process *process) {
    int end = queue->first + queue->length;
    queue->slot[end < queue->capacity ? end : end - queue->capacity] = process;
    queue->length++;
}

static Process *dequeue(Queue *queue) {
    Process *process = queue->slot[queue->first];
    queue->first = queue->first + 1 < queue->capacity ? queue->first + 1 : 0;
    queue->length--;
    return process;
}

/* qsort is not stable: the index decides between processes that arrive together. */
static int by_arrival(const void *a, const void *b) {
    const Process *p = a, *q = b;
    if (p->arrival != q->arrival)
        return p->arrival < q->arrival ? -1 : 1;
    return p->index < q->index ? -1 : 1;
}

ProcessTimes *round_robin_schedule(const int *arrival, int arrival_size, const int *burst,
                                   int burst_size, int quantum, int *return_size) {
    (void)burst_size; /* the same as arrival_size */
    int count = arrival_size;
    Process *order = malloc(count * sizeof *order);
    for (int i = 0; i < count; i++)
        order[i] = (Process){i, arrival[i], burst[i]};
    qsort(order, count, sizeof *order, by_arrival);

    Queue ready = {malloc(count * sizeof *ready.slot), count, 0, 0};
    ProcessTimes *times = malloc(count * sizeof *times);
    int now = 0, joined = 0, finished = 0;
    while (finished < count) {
        if (ready.length == 0) { /* idle until the next process arrives */
            now = order[joined].arrival;
            enqueue(&ready, &order[joined++]);
        }
        Process *process = dequeue(&ready);
        int slice = process->remaining < quantum ? process->remaining : quantum;
        now += quantum;
        process->remaining -= slice;
        while (joined < count && order[joined].arrival <= now)
            enqueue(&ready, &order[joined++]);
        if (process->remaining > 0) {
            enqueue(&ready, process);
        } else {
            int i = process->index, turnaround = now - arrival[i];
            times[i] = (ProcessTimes){now, turnaround, turnaround - burst[i]};
            finished++;
        }
    }
    free(ready.slot);
    free(order);
    *return_size = count;
    return times;
}
