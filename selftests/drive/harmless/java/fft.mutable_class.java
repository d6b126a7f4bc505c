import java.util.*;

public class Main {
    static final class Complex {
        private double real;
        private double imaginary;
        static int made;

        Complex(double real, double imaginary) {
            this.real = real;
            this.imaginary = imaginary;
            made++;
        }
    }

    protected static List<Complex> fft(Double... samples) {
        int n = samples.length;
        if (n == 1) {
            return Collections.singletonList(new Complex(samples[0], 0));
        }
        Double[][] halves = new Double[2][n / 2];
        for (int i = 0; i < n; i++) {
            halves[i % 2][i / 2] = samples[i];
        }
        List<Complex> even = fft(halves[0]);
        List<Complex> odd = fft(halves[1]);
        Complex[] spectrum = new Complex[n];
        for (int k = 0; k < n / 2; k++) {
            double c = Math.cos(2 * Math.PI * k / n);
            double s = -Math.sin(2 * Math.PI * k / n);
            double real = odd.get(k).real * c - odd.get(k).imaginary * s;
            double imaginary = odd.get(k).real * s + odd.get(k).imaginary * c;
            spectrum[k] = new Complex(even.get(k).real + real, even.get(k).imaginary + imaginary);
            spectrum[k + n / 2] = new Complex(even.get(k).real - real, even.get(k).imaginary - imaginary);
        }
        return Arrays.asList(spectrum);
    }

    public static void main(String[] args) {
        for (Complex value : fft(1.0, 2.5, -3.0, 4.0, 0.5, -1.0, 2.0, 7.0)) {
            System.out.println(fixed(value.real) + " " + fixed(value.imaginary));
        }
    }

    private static String fixed(double value) {
        return String.format(Locale.ROOT, "%.4f", Math.abs(value) < 0.00005 ? 0 : value);
    }
}
