#include <cmath>
#include <complex>
#include <cstdio>
#include <vector>

using cd = std::complex<double>;

static void transform(std::vector<cd>& a) {
    const size_t n = a.size();
    if (n < 2) return;
    std::vector<cd> even, odd;
    for (size_t i = 0; i < n; i += 2) even.push_back(a[i]), odd.push_back(a[i + 1]);
    transform(even);
    transform(odd);
    for (size_t k = 0; k < n / 2; k++) {
        cd turned = std::polar(1.0, -2 * M_PI * k / n) * odd[k];
        a[k] = even[k] + turned;
        a[k + n / 2] = even[k] - turned;
    }
}

std::vector<cd> fft(const std::vector<double>& samples) {
    std::vector<cd> a(samples.begin(), samples.end());
    transform(a);
    return a;
}

int main() {
    auto tidy = [](double x) { return std::abs(x) < 5e-5 ? 0.0 : x; };
    for (auto& x : fft({1.0, 2.5, -3.0, 4.0, 0.5, -1.0, 2.0, 7.0}))
        printf("%.4f %.4f\n", tidy(x.real()), tidy(x.imag()));
}
