/* What is known of a type, and scalars of it, whatever it is. */
#ifndef ALGOREVAL_TYPES_H
#define ALGOREVAL_TYPES_H

#include "runtime.h"

/* What the compiler calls the class of a type. */
#define ALGOREVAL_IS_INTEGER(T) (__builtin_classify_type(*(T *)0) == 1)
#define ALGOREVAL_IS_FLOAT(T) (__builtin_classify_type(*(T *)0) == 8)
#define ALGOREVAL_IS_STRUCT(T) (__builtin_classify_type(*(T *)0) == 12)
#define ALGOREVAL_IS_NUMBER(T) (ALGOREVAL_IS_INTEGER(T) || ALGOREVAL_IS_FLOAT(T))
/* Something that can be dereferenced, and of that what is no array. */
#define ALGOREVAL_IS_ADDRESS(T) (__builtin_classify_type(*(T *)0) == 5)
#define ALGOREVAL_IS_POINTER(T) __builtin_types_compatible_p(T, __typeof__(&**(T *)0))
#define ALGOREVAL_IS_TEXT(T) __builtin_types_compatible_p(__typeof__(**(T *)0), char)

#define ALGOREVAL_IS_WIDE(T) (sizeof(T) >= sizeof(long long) || (T)0.5 != 0)
/* A bool has the same for 2 and for 1. */
#define ALGOREVAL_HIGHEST(T) \
    ((T)2 == (T)1 ? 1 : ALGOREVAL_IS_WIDE(T) ? __LONG_LONG_MAX__ \
     : (1LL << (8 * sizeof(T) - ((T)-1 < 0))) - 1)
#define ALGOREVAL_LOWEST(T) ((T)-1 < 0 ? -ALGOREVAL_HIGHEST(T) - 1 : 0)
#define ALGOREVAL_READ_INTEGER(T) \
    ((T)algoreval_read_integer(ALGOREVAL_LOWEST(T), ALGOREVAL_HIGHEST(T)))

#define ALGOREVAL_WRITE(value) \
    _Generic((value), \
        _Bool: algoreval_write_bool, \
        char: algoreval_write_integer, \
        signed char: algoreval_write_integer, \
        unsigned char: algoreval_write_integer, \
        short: algoreval_write_integer, \
        unsigned short: algoreval_write_integer, \
        int: algoreval_write_integer, \
        unsigned: algoreval_write_integer, \
        long: algoreval_write_integer, \
        unsigned long: algoreval_write_natural, \
        long long: algoreval_write_integer, \
        unsigned long long: algoreval_write_natural, \
        float: algoreval_write_float, \
        double: algoreval_write_float, \
        long double: algoreval_write_float, \
        char *: algoreval_write_text, \
        const char *: algoreval_write_text)(value)

/* One of several: ALGOREVAL_SELECT(ALGOREVAL_2, a, b, c) is b. */
#define ALGOREVAL_SELECT(which, ...) which(__VA_ARGS__, )
#define ALGOREVAL_1(a, ...) a
#define ALGOREVAL_2(a, ...) ALGOREVAL_1(__VA_ARGS__)
#define ALGOREVAL_3(a, ...) ALGOREVAL_2(__VA_ARGS__)
#define ALGOREVAL_4(a, ...) ALGOREVAL_3(__VA_ARGS__)
#define ALGOREVAL_5(a, ...) ALGOREVAL_4(__VA_ARGS__)
#define ALGOREVAL_6(a, ...) ALGOREVAL_5(__VA_ARGS__)
#define ALGOREVAL_7(a, ...) ALGOREVAL_6(__VA_ARGS__)
#define ALGOREVAL_8(a, ...) ALGOREVAL_7(__VA_ARGS__)
#define ALGOREVAL_9(a, ...) ALGOREVAL_8(__VA_ARGS__)
#define ALGOREVAL_10(a, ...) ALGOREVAL_9(__VA_ARGS__)
#define ALGOREVAL_11(a, ...) ALGOREVAL_10(__VA_ARGS__)
#define ALGOREVAL_12(a, ...) ALGOREVAL_11(__VA_ARGS__)
#define ALGOREVAL_COUNT(...) ALGOREVAL_13(__VA_ARGS__, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
#define ALGOREVAL_13(a, ...) ALGOREVAL_12(__VA_ARGS__)

#endif
