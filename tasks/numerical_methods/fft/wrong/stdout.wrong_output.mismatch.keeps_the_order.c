/* Wrong: the samples are not brought into the order of reversed bits. */
#include <math.h>
#include <stdlib.h>

typedef struct { double re; double im; } Complex;

static Complex times(Complex a, Complex b) {
    return (Complex){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

Complex *fft(const double *samples, int samples_size, int *return_size) {
    const double pi = acos(-1);
    int n = samples_size;
    Complex *spectrum = malloc(n * sizeof *spectrum);
    for (int i = 0; i < n; i++)
        spectrum[i] = (Complex){samples[i], 0};
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
