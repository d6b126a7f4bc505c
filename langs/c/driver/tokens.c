/* Scalars as tokens and back, and the memory of arguments. */

#include "tokens.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "runtime.h"

enum { LONGEST_SHOWN = 60, LONGEST_LIST = 50000000 };

struct exchange algoreval_exchange;

static struct exchange *const exchange = &algoreval_exchange;

/* Every array of the arguments by itself, as programs would have it. */
static void **arrays;
static size_t array_count, array_room;

static void *allocated(void *memory)
{
    if (memory == NULL) {
        fputs("no memory for the arguments\n", stderr);
        abort();
    }
    return memory;
}

void algoreval_append(struct text *text, const char *data, size_t size)
{
    if (text->size + size + 1 > text->room) {
        text->room = 2 * (text->size + size + 1);
        text->data = allocated(realloc(text->data, text->room));
    }
    memcpy(text->data + text->size, data, size);
    text->size += size;
    text->data[text->size] = '\0';
}

static int is_plain(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
           c == '_' || c == '-' || c == '.';
}

void algoreval_append_escaped(struct text *text, const char *data, size_t size)
{
    algoreval_append(text, "'", 1);
    for (size_t i = 0; i < size; i++) {
        char escaped[4];
        if (is_plain(data[i])) {
            algoreval_append(text, &data[i], 1);
        } else {
            snprintf(escaped, sizeof escaped, "%%%02X", (unsigned char)data[i]);
            algoreval_append(text, escaped, 3);
        }
    }
}

void algoreval_begin_exchange(const char *arguments)
{
    while (array_count > 0)
        free(arrays[--array_count]);
    exchange->rest = arguments;
    exchange->result.size = 0;
    exchange->argument = 0;
}

const char *algoreval_next_token(size_t *size)
{
    const char *token = exchange->rest;
    *size = strcspn(token, " ");
    exchange->rest = token + *size + (token[*size] == ' ');
    return token;
}

void algoreval_complain(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(exchange->complaint, sizeof exchange->complaint, format, arguments);
    va_end(arguments);
    longjmp(exchange->complained, 1);
}

__attribute__((noreturn)) static void misfit(const char *takes, const char *token, size_t size)
{
    algoreval_complain("argument %d: its type takes %s, not %.*s", exchange->argument, takes,
                       (int)(size < LONGEST_SHOWN ? size : LONGEST_SHOWN), token);
}

static int is_word(const char *token, size_t size, char word)
{
    return size == 1 && token[0] == word;
}

void algoreval_begin_argument(void) { exchange->argument++; }

long long algoreval_read_integer(long long low, long long high)
{
    size_t size;
    const char *token = algoreval_next_token(&size);
    char *end, takes[80];
    if (is_word(token, size, 'T') || is_word(token, size, 'F'))
        return token[0] == 'T';
    const long long value = strtoll(token, &end, 10);
    if (end != token + size || size == 0)
        misfit("an integer", token, size);
    snprintf(takes, sizeof takes, "numbers from %lld to %lld", low, high);
    if (value < low || value > high)
        misfit(takes, token, size);
    return value;
}

double algoreval_read_float(void)
{
    size_t size;
    const char *token = algoreval_next_token(&size);
    char *end;
    const double value = strtod(token, &end);
    if (end != token + size || size == 0)
        misfit("a number", token, size);
    return value;
}

_Bool algoreval_read_bool(void)
{
    size_t size;
    const char *token = algoreval_next_token(&size);
    if (!is_word(token, size, 'T') && !is_word(token, size, 'F'))
        misfit("a bool", token, size);
    return token[0] == 'T';
}

static int hexadecimal(char digit) { return digit <= '9' ? digit - '0' : digit - 'A' + 10; }

char *algoreval_read_text(void)
{
    size_t size;
    const char *token = algoreval_next_token(&size);
    if (size == 0 || token[0] != '\'')
        misfit("a text", token, size);
    char *text = algoreval_array((long)size, 1), *end = text;
    for (const char *c = token + 1; c < token + size; c++) {
        if (*c == '%' && c + 2 < token + size) {
            *end++ = (char)(hexadecimal(c[1]) * 16 + hexadecimal(c[2]));
            c += 2;
        } else {
            *end++ = *c;
        }
    }
    *end = '\0';
    return text;
}

long algoreval_read_open(void)
{
    size_t size;
    const char *token = algoreval_next_token(&size);
    if (size < 2 || (token[0] != '[' && token[0] != '('))
        misfit("a list or a struct", token, size);
    return strtol(token + 1, NULL, 10);
}

void algoreval_read_parts(long parts)
{
    const char *token = exchange->rest;
    char takes[40];
    snprintf(takes, sizeof takes, "%ld parts", parts);
    if (algoreval_read_open() != parts)
        misfit(takes, token, strcspn(token, " "));
}

void *algoreval_array(long length, unsigned long item_size)
{
    if (array_count == array_room) {
        array_room = 2 * array_room + 64;
        arrays = allocated(realloc(arrays, array_room * sizeof *arrays));
    }
    /* Empty arrays have an address too. */
    void *array = allocated(malloc(length > 0 ? (size_t)length * item_size : 1));
    return arrays[array_count++] = array;
}

static void tell(const char *format, ...)
{
    char token[64];
    va_list arguments;
    va_start(arguments, format);
    const int size = vsnprintf(token, sizeof token, format, arguments);
    va_end(arguments);
    algoreval_append(&exchange->result, token, (size_t)size);
}

void algoreval_write_integer(long long value) { tell(" %lld", value); }

void algoreval_write_natural(unsigned long long value) { tell(" %llu", value); }

void algoreval_write_float(double value)
{
    /* A nan would have a sign. */
    if (isnan(value))
        tell(" nan");
    else
        tell(" %.17g", value);
}

void algoreval_write_bool(_Bool value) { tell(value ? " T" : " F"); }

void algoreval_write_text(const char *value)
{
    if (value == NULL)
        algoreval_complain("result: NULL where a text is due");
    algoreval_append(&exchange->result, " ", 1);
    algoreval_append_escaped(&exchange->result, value, strlen(value));
}

void algoreval_write_open(char bracket, long length) { tell(" %c%ld", bracket, length); }

long algoreval_told_size(const char *what, long long size, const void *data)
{
    if (size == ALGOREVAL_UNSET)
        algoreval_complain("result: %s was not set", what);
    if (size < 0)
        algoreval_complain("result: %s is %lld", what, size);
    if (size > LONGEST_LIST)
        algoreval_complain("result: %s is %lld, more than %d", what, size, LONGEST_LIST);
    if (size > 0 && data == NULL)
        algoreval_complain("result: NULL, and %s is %lld", what, size);
    return (long)size;
}
