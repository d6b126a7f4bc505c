/*
 * Evaluates a postfix expression: numbers are pushed on a stack, and an operator replaces the two
 * numbers on top, its operands, by their result. O(n) time.
 */
#include <stdlib.h>
#include <string.h>

int evaluate_postfix(const char *expression) {
    /* At least every other character is a space, so there are at most half as many tokens. */
    int *stack = malloc((strlen(expression) / 2 + 1) * sizeof *stack);
    size_t depth = 0;

    for (const char *p = expression; *p != '\0';) {
        char *end;
        long number = strtol(p, &end, 10);
        if (end != p) { /* a lone minus sign is not a number to strtol */
            stack[depth++] = (int)number;
            p = end;
        } else if (*p == ' ') {
            p++;
        } else {
            int right = stack[--depth];
            int *left = &stack[depth - 1];
            switch (*p++) {
            case '+': *left += right; break;
            case '-': *left -= right; break;
            case '*': *left *= right; break;
            default:  *left /= right; break; /* truncates toward zero */
            }
        }
    }
    int value = stack[0];
    free(stack);
    return value;
}
