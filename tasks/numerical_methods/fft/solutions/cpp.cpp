// Fast Fourier transform (Cooley-Tukey): the spectrum of n samples is made from the spectra of the
// samples at even and at odd positions. O(n log n) time.
#include <cmath>
#include <complex>
#include <utility>
#include <vector>

namespace {

// The spectrum of the samples at first, first + step, ..., of which there are n.
std::vector<std::complex<double>> transform(const std::vector<double>& samples, std::size_t first,
                                            std::size_t step, std::size_t n) {
    if (n == 1) return {samples[first]};
    const auto even = transform(samples, first, 2 * step, n / 2);
    const auto odd = transform(samples, first + step, 2 * step, n / 2);

    const double pi = std::acos(-1.0);
    std::vector<std::complex<double>> spectrum(n);
    for (std::size_t k = 0; k < n / 2; ++k) {
        const auto shifted = std::polar(1.0, -2 * pi * k / n) * odd[k];
        spectrum[k] = even[k] + shifted;
        // Half a turn later the shift has the opposite sign.
        spectrum[k + n / 2] = even[k] - shifted;
    }
    return spectrum;
}

}  // namespace

std::vector<std::pair<double, double>> fft(const std::vector<double>& samples) {
    std::vector<std::pair<double, double>> result;
    for (const auto& x : transform(samples, 0, 1, samples.size())) {
        result.emplace_back(x.real(), x.imag());
    }
    return result;
}
