/* Wrong: the weights 4 and 2 have changed places. */

static double evaluate(const double *coefficients, int size, double x) {
    double value = 0;
    for (int i = 0; i < size; i++)
        value = value * x + coefficients[i]; /* Horner's scheme */
    return value;
}

double simpson(const double *coefficients, int coefficients_size, double a, double b,
               int intervals) {
    double width = (b - a) / intervals;
    double sum = 0;
    for (int i = 0; i <= intervals; i++) {
        int weight = i == 0 || i == intervals ? 1 : i % 2 == 1 ? 2 : 4;
        sum += weight * evaluate(coefficients, coefficients_size, a + i * width);
    }
    return sum * width / 3;
}
