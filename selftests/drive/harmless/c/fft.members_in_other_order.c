#include <complex.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct number { long double im; double unused, re; };

static void transform(double complex *a, size_t n)
{
    if (n < 2)
        return;
    double complex half[n];
    for (size_t i = 0; i < n; i++)
        half[i / 2 + (i % 2) * n / 2] = a[i];
    transform(half, n / 2);
    transform(half + n / 2, n / 2);
    for (size_t k = 0; k < n / 2; k++) {
        double complex turned = cexp(-2 * M_PI * I * k / n) * half[n / 2 + k];
        a[k] = half[k] + turned;
        a[k + n / 2] = half[k] - turned;
    }
}

struct number *fft(double *samples, unsigned long samples_size, unsigned long *return_size)
{
    double complex a[samples_size];
    struct number *spectrum = calloc(samples_size, sizeof *spectrum);
    for (size_t i = 0; i < samples_size; i++)
        a[i] = samples[i];
    transform(a, samples_size);
    for (size_t i = 0; i < samples_size; i++)
        spectrum[i] = (struct number){.im = cimag(a[i]), .re = creal(a[i])};
    *return_size = samples_size;
    return spectrum;
}

int main(void)
{
    double samples[] = {1.0, 2.5, -3.0, 4.0, 0.5, -1.0, 2.0, 7.0};
    unsigned long size;
    struct number *spectrum = fft(samples, 8, &size);
    for (unsigned long i = 0; i < size; i++) {
        double re = spectrum[i].re, im = spectrum[i].im;
        printf("%.4f %.4f\n", fabs(re) < 5e-5 ? 0 : re, fabs(im) < 5e-5 ? 0 : im);
    }
    return 0;
}
