/*
 * Fast Fourier transform (Cooley-Tukey, in place): spectra of single samples are joined to spectra
 * of 2, 4, 8, ... samples until one is left. O(n log n) time.
 */
#include <math.h>
#include <stdlib.h>

typedef struct { double re; double im; } Complex;

static Complex times(Complex a, Complex b) {
    return (Complex){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

/*
 * Spectra of the even and the odd samples are joined, so samples that belong together must be
 * neighbours: that is the order of the indices whose bits are read backwards.
 */
static void copy_in_reversed_bit_order(Complex *spectrum, const double *samples, int n) {
    int reversed = 0;
    for (int i = 0; i < n; i++) {
        spectrum[reversed] = (Complex){samples[i], 0};
        /* Adds 1 at the highest bit and carries downwards. */
        int bit = n / 2;
        for (; reversed & bit; bit /= 2)
            reversed ^= bit;
        reversed |= bit;
    }
}

Complex *fft(const double *samples, int samples_size, int *return_size) {
    const double pi = acos(-1);
    int n = samples_size;
    Complex *spectrum = malloc(n * sizeof *spectrum);
    copy_in_reversed_bit_order(spectrum, samples, n);
    for (int half = 1; half < n; half *= 2) {
        for (int k = 0; k < half; k++) {
            double angle = -pi * k / half;
            Complex root = {cos(angle), sin(angle)};
            /* The k-th frequencies of all pairs of spectra of this size. */
            for (int even = k; even < n; even += 2 * half) {
                Complex a = spectrum[even];
                Complex b = times(root, spectrum[even + half]);
                spectrum[even] = (Complex){a.re + b.re, a.im + b.im};
                spectrum[even + half] = (Complex){a.re - b.re, a.im - b.im};
            }
        }
    }
    *return_size = n;
    return spectrum;
}
