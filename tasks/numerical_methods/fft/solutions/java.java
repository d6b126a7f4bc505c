/**
 * The fast Fourier transform without recursion: spectra of single samples are put together to
 * spectra of 2, 4, 8, ... samples, always one of even and one of odd positions. O(N log N).
 */
public class Main {
    record Complex(double re, double im) {
        Complex plus(Complex other) {
            return new Complex(re + other.re, im + other.im);
        }

        Complex minus(Complex other) {
            return new Complex(re - other.re, im - other.im);
        }

        Complex times(Complex other) {
            return new Complex(re * other.re - im * other.im, re * other.im + im * other.re);
        }
    }

    static Complex[] fft(double[] samples) {
        Complex[] spectrum = inReversedBitOrder(samples);
        for (int half = 1; half < samples.length; half *= 2) {
            for (int k = 0; k < half; k++) {
                double angle = -Math.PI * k / half;
                Complex root = new Complex(Math.cos(angle), Math.sin(angle));
                for (int i = k; i < samples.length; i += 2 * half) {
                    Complex even = spectrum[i];
                    Complex turned = root.times(spectrum[i + half]);
                    spectrum[i] = even.plus(turned);
                    spectrum[i + half] = even.minus(turned);
                }
            }
        }
        return spectrum;
    }

    /**
     * The samples in the order in which repeated division into even and odd positions leaves them:
     * that of the positions with their bits reversed.
     */
    static Complex[] inReversedBitOrder(double[] samples) {
        int n = samples.length;
        int bits = Integer.numberOfTrailingZeros(n);
        Complex[] ordered = new Complex[n];
        for (int i = 0; i < n; i++) {
            // Shifting in two steps keeps n = 1 right, where a shift by 32 would do nothing.
            int position = Integer.reverse(i) >>> 1 >>> (31 - bits);
            ordered[position] = new Complex(samples[i], 0);
        }
        return ordered;
    }
}
