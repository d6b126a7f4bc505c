/* Wrong: a page that made room still counts as being in memory. */
#include <stdbool.h>
#include <stdlib.h>

#define MAX_PAGE 1000000
#define EMPTY (-1)

int fifo_page_faults(const int *pages, int pages_size, int frames) {
    int *frame = malloc(frames * sizeof *frame);
    for (int i = 0; i < frames; i++)
        frame[i] = EMPTY;
    bool *in_memory = calloc(MAX_PAGE + 1, sizeof *in_memory);

    int faults = 0, hand = 0;
    for (int i = 0; i < pages_size; i++) {
        int page = pages[i];
        if (in_memory[page])
            continue;
        faults++;
        frame[hand] = page;
        in_memory[page] = true;
        hand = (hand + 1) % frames; /* the next frame is now the one loaded first */
    }
    free(frame);
    free(in_memory);
    return faults;
}
