/*
 * Newton's method: the tangent at the current x meets the axis nearer to the root. The polynomial
 * and its derivative are evaluated together by Horner's scheme. O(degree) time per step.
 */
#include <math.h>

double newton_raphson(const double *coefficients, int coefficients_size, double x0,
                      double tolerance, int max_iterations) {
    double x = x0;
    for (int step = 0; step < max_iterations; step++) {
        double value = 0, derivative = 0;
        for (int i = 0; i < coefficients_size; i++) {
            /* The derivative of value * x + c is derivative * x + value. */
            derivative = derivative * x + value;
            value = value * x + coefficients[i];
        }
        if (derivative == 0)
            break; /* a horizontal tangent does not meet the axis */
        double change = value / derivative;
        x -= change;
        if (fabs(change) < tolerance)
            break;
    }
    return x;
}
