/* The dialogue: questions, calls, answers. */

#define _GNU_SOURCE
#include <fcntl.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

#include "runtime.h"
#include "tokens.h"

enum { LONGEST_MESSAGE = 300, PAGE = 65536 };

/* Calls of the system go through syscall: a program may have a variable or a function named read,
   write or close, and the linker would take it for the library's. */

static int questions, answers;
static struct text secret;
static void (*served)(void);

/* The least time of several calls. */
struct clock {
    clockid_t id;
    long long started, least;
};

/* Under a limit of CPU time, which sandboxes set, a process's clock moves by ticks of milliseconds;
   a thread's does not. */
static struct clock wall = {.id = CLOCK_MONOTONIC}, cpu = {.id = CLOCK_THREAD_CPUTIME_ID};

static long long now(clockid_t id)
{
    struct timespec time;
    clock_gettime(id, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static void start(struct clock *clock) { clock->started = now(clock->id); }

static void stop(struct clock *clock)
{
    const long long time = now(clock->id) - clock->started;
    if (clock->least < 0 || time < clock->least)
        clock->least = time;
}

void algoreval_start_clock(void)
{
    start(&cpu);
    start(&wall);
}

void algoreval_stop_clock(void)
{
    stop(&wall);
    stop(&cpu);
}

/* The next question, without its end; NULL if there is none. It lives until the next one. */
static char *hear(void)
{
    static struct text heard;
    static size_t used;
    size_t searched = 0;
    char page[PAGE], *end;

    algoreval_append(&heard, "", 0);
    memmove(heard.data, heard.data + used, heard.size -= used);
    used = 0;
    while ((end = memchr(heard.data + searched, '\n', heard.size - searched)) == NULL) {
        const long got = syscall(SYS_read, questions, page, sizeof page);
        if (got <= 0)
            return NULL;
        searched = heard.size;
        algoreval_append(&heard, page, (size_t)got);
    }
    *end = '\0';
    used = (size_t)(end - heard.data) + 1;
    return heard.data;
}

static void say(const char *kind, const char *message, const struct text *values)
{
    static struct text line;
    line.size = 0;
    /* Should noise stand on the line, it ends here. */
    algoreval_append(&line, "\n", 1);
    algoreval_append(&line, secret.data, secret.size);
    algoreval_append(&line, " ", 1);
    algoreval_append(&line, kind, strlen(kind));
    if (message != NULL) {
        algoreval_append(&line, " ", 1);
        algoreval_append_escaped(&line, message, strnlen(message, LONGEST_MESSAGE));
    }
    if (values != NULL)
        algoreval_append(&line, values->data, values->size);
    algoreval_append(&line, "\n", 1);
    for (size_t done = 0; done < line.size;) {
        const long written = syscall(SYS_write, answers, line.data + done, line.size - done);
        if (written <= 0)
            _exit(0);
        done += (size_t)written;
    }
}

static void answer(const char *question)
{
    const int timed = strncmp(question, "time ", 5) == 0;
    char *arguments = strchr(question, ' ');
    char kind[80] = "value";
    const long calls = timed ? strtol(arguments, &arguments, 10) : 1;

    wall.least = cpu.least = -1;
    if (setjmp(algoreval_exchange.complained)) {
        say("bad", algoreval_exchange.complaint, NULL);
        return;
    }
    for (long i = 0; i < calls; i++) {
        algoreval_begin_exchange(arguments + 1);
        served();
    }
    if (timed)
        snprintf(kind, sizeof kind, "value %lld %lld", wall.least, cpu.least);
    say(kind, NULL, &algoreval_exchange.result);
}

/* Under another number, and gone from programs that this one may start. */
static int moved(int descriptor)
{
    const int other = (int)syscall(SYS_fcntl, descriptor, F_DUPFD_CLOEXEC, 100);
    if (other < 0)
        return descriptor;
    syscall(SYS_close, descriptor);
    return other;
}

static void answer_all(void)
{
    questions = moved(3);
    answers = moved(4);
    const char *question = hear();
    if (question != NULL) {
        algoreval_append(&secret, question, strlen(question));
        say("ready", NULL, NULL);
        while ((question = hear()) != NULL)
            answer(question);
    }
    _exit(0);
}

/* A context and not a thread: the program stays as single-threaded as it is by itself. */
static void answer_all_on(size_t stack_size)
{
    static ucontext_t here, there;
    const long stack = syscall(SYS_mmap, NULL, stack_size, PROT_READ | PROT_WRITE,
                               MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0L);
    if (stack == -1 || syscall(SYS_mprotect, stack, PAGE, PROT_NONE) != 0) {
        perror("no stack of ALGOREVAL_STACK_MIB");
        _exit(1);
    }
    getcontext(&there);
    there.uc_stack.ss_sp = (void *)stack;
    there.uc_stack.ss_size = stack_size;
    makecontext(&there, answer_all, 0);
    swapcontext(&here, &there);
}

void algoreval_serve(void (*call)(void))
{
    const char *wanted = getenv("ALGOREVAL_SERVE");
    if (wanted == NULL || strcmp(wanted, "1") != 0)
        return;
    served = call;
    const char *stack = getenv("ALGOREVAL_STACK_MIB");
    if (stack != NULL)
        answer_all_on((size_t)strtoull(stack, NULL, 10) << 20);
    answer_all();
}
