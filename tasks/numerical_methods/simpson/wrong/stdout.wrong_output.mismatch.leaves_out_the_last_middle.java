// Wrong: the last point before b is left out.

public class Main {
    static double simpson(double[] coefficients, double a, double b, int intervals) {
        double h = (b - a) / intervals;
        double middles = 0;
        for (int i = 1; i < intervals - 1; i += 2) {
            middles += evaluate(coefficients, a + i * h);
        }
        double joints = 0; // where one parabola ends and the next one begins
        for (int i = 2; i < intervals; i += 2) {
            joints += evaluate(coefficients, a + i * h);
        }
        double ends = evaluate(coefficients, a) + evaluate(coefficients, b);
        return h / 3 * (ends + 4 * middles + 2 * joints);
    }

    /** Horner's scheme, from the highest power down. */
    static double evaluate(double[] coefficients, double x) {
        double value = 0;
        for (double coefficient : coefficients) {
            value = value * x + coefficient;
        }
        return value;
    }
}
