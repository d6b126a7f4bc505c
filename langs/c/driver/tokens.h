/* What reading and writing of tokens shares with the dialogue; not for programs. */
#ifndef ALGOREVAL_TOKENS_H
#define ALGOREVAL_TOKENS_H

#include <setjmp.h>
#include <stddef.h>

/* Bytes that grow; always with a zero behind them. */
struct text {
    char *data;
    size_t size, room;
};

void algoreval_append(struct text *text, const char *data, size_t size);
void algoreval_append_escaped(struct text *text, const char *data, size_t size);

/* One call: what is still to be read of the question, and the result as far as it is written. */
struct exchange {
    const char *rest;
    struct text result;
    int argument;
    char complaint[400];
    jmp_buf complained;
};

extern struct exchange algoreval_exchange;

void algoreval_begin_exchange(const char *arguments);
const char *algoreval_next_token(size_t *size);
void algoreval_complain(const char *format, ...) __attribute__((noreturn, format(printf, 1, 2)));

#endif
