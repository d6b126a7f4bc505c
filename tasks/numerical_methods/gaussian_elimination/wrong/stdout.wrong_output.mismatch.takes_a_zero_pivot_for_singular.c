/* Wrong: a zero on the diagonal needs an exchange of rows; it does not make a system singular. */
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

#define EPSILON 1e-9 /* smaller values are taken for rounding errors of 0 */

/* Brings n rows of n + 1 columns into triangular form; false if the system is singular. */
static bool eliminate(double **rows, int n) {
    for (int k = 0; k < n; k++) {
        if (fabs(rows[k][k]) < EPSILON)
            return false;
        for (int i = k + 1; i < n; i++) {
            double factor = rows[i][k] / rows[k][k];
            for (int j = k; j <= n; j++)
                rows[i][j] -= factor * rows[k][j];
        }
    }
    return true;
}

double *solve_linear_system(double **matrix, int matrix_rows, int matrix_cols, const double *rhs,
                            int rhs_size, int *return_size) {
    int n = rhs_size;
    /* A copy to work on, with the right-hand side as one more column. */
    double **rows = malloc(matrix_rows * sizeof *rows);
    for (int i = 0; i < matrix_rows; i++) {
        rows[i] = malloc((matrix_cols + 1) * sizeof *rows[i]);
        for (int j = 0; j < matrix_cols; j++)
            rows[i][j] = matrix[i][j];
        rows[i][matrix_cols] = rhs[i];
    }

    double *x = NULL;
    *return_size = 0;
    if (eliminate(rows, n)) {
        x = malloc(n * sizeof *x);
        *return_size = n;
        for (int i = n - 1; i >= 0; i--) {
            double rest = rows[i][n];
            for (int j = i + 1; j < n; j++)
                rest -= rows[i][j] * x[j];
            x[i] = rest / rows[i][i];
        }
    }

    for (int i = 0; i < matrix_rows; i++)
        free(rows[i]);
    free(rows);
    return x;
}
