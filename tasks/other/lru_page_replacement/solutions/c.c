/*
 * Least-recently-used page replacement: the pages in memory form a ring of links in the order of
 * their last requests. The links are indexed by page number, so that a page is found and moved in
 * O(1) time.
 */
#include <stdlib.h>

#define MAX_PAGE 1000000
#define HEAD (MAX_PAGE + 1) /* no page: it closes the ring before the oldest and after the newest */

typedef struct {
    int older;
    int newer;
} Link;

static void detach(Link *links, int page) {
    links[links[page].older].newer = links[page].newer;
    links[links[page].newer].older = links[page].older;
}

static void attach_as_newest(Link *links, int page) {
    links[page] = (Link){links[HEAD].older, HEAD};
    links[links[page].older].newer = page;
    links[HEAD].older = page;
}

int lru_page_faults(const int *pages, int pages_size, int frames) {
    Link *links = malloc((MAX_PAGE + 2) * sizeof *links);
    char *in_memory = calloc(MAX_PAGE + 1, sizeof *in_memory);
    links[HEAD] = (Link){HEAD, HEAD};

    int faults = 0, used = 0;
    for (int i = 0; i < pages_size; i++) {
        int page = pages[i];
        if (in_memory[page]) {
            detach(links, page);
        } else {
            faults++;
            if (used < frames) {
                used++;
            } else {
                int oldest = links[HEAD].newer;
                detach(links, oldest);
                in_memory[oldest] = 0;
            }
            in_memory[page] = 1;
        }
        attach_as_newest(links, page);
    }
    free(links);
    free(in_memory);
    return faults;
}
