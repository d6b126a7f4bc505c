/**
 * The Newton-Raphson method: follow the tangent at x down to the axis, which takes x nearer to the
 * root, until the steps are small. O(degree) for each step.
 */
public class Main {
    static double newtonRaphson(
            double[] coefficients, double x0, double tolerance, int maxIterations) {
        double[] derivative = derivative(coefficients);
        double x = x0;
        double step = Double.POSITIVE_INFINITY;
        for (int i = 0; i < maxIterations && Math.abs(step) >= tolerance; i++) {
            double slope = evaluate(derivative, x);
            if (slope == 0) {
                break; // the tangent never meets the axis
            }
            step = evaluate(coefficients, x) / slope;
            x -= step;
        }
        return x;
    }

    /** Horner's scheme, from the highest power down. */
    static double evaluate(double[] coefficients, double x) {
        double value = 0;
        for (double coefficient : coefficients) {
            value = value * x + coefficient;
        }
        return value;
    }

    /** The coefficients of the derivative; there are none if the polynomial is constant. */
    static double[] derivative(double[] coefficients) {
        int degree = coefficients.length - 1;
        double[] derivative = new double[degree];
        for (int i = 0; i < degree; i++) {
            derivative[i] = (degree - i) * coefficients[i];
        }
        return derivative;
    }
}
