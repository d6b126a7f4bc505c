/*
 * Shunting-yard: operands pass through, while operators and opening parentheses wait on a stack.
 * A new operator first releases those on top that bind at least as tightly; a closing parenthesis
 * releases everything down to its partner. Each token is pushed and popped at most once: O(n) time.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* How tightly an operator binds; 0 for an opening parenthesis, which no operator passes. */
static int precedence(char symbol) {
    switch (symbol) {
    case '+': case '-': return 1;
    case '*': case '/': return 2;
    case '^': return 3;
    default: return 0;
    }
}

char *to_postfix(const char *expression) {
    size_t size = strlen(expression) + 1;
    char *output = malloc(size + 1); /* never longer than the input, but for a space at the end */
    char *stack = malloc(size);
    size_t length = 0, depth = 0;

    for (const char *p = expression; *p != '\0'; p++) {
        if (isalnum((unsigned char)*p)) {
            while (isalnum((unsigned char)*p))
                output[length++] = *p++;
            output[length++] = ' ';
            p--; /* the last character of the operand */
        } else if (*p == '(') {
            stack[depth++] = '(';
        } else if (*p == ')') {
            while (stack[--depth] != '(') {
                output[length++] = stack[depth];
                output[length++] = ' ';
            }
        } else if (*p != ' ') {
            /* ^ groups from the right, so it does not release another ^. */
            int least = precedence(*p) + (*p == '^');
            while (depth > 0 && precedence(stack[depth - 1]) >= least) {
                output[length++] = stack[--depth];
                output[length++] = ' ';
            }
            stack[depth++] = *p;
        }
    }
    while (depth > 0) {
        output[length++] = stack[--depth];
        output[length++] = ' ';
    }
    output[length - 1] = '\0'; /* instead of the last space */
    free(stack);
    return output;
}
