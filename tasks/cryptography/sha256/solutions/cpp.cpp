// SHA-256 (FIPS 180-4): the message is padded to blocks of 64 bytes, and each block in turn is
// mixed into a state of eight 32-bit words. O(n) time.
#include <array>
#include <cstdint>
#include <iomanip>
#include <sstream>
#include <string>

namespace {

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> K = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
constexpr std::array<std::uint32_t, 8> INITIAL_STATE = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

std::uint32_t rotate_right(std::uint32_t x, int bits) {
    return (x >> bits) | (x << (32 - bits));
}

// A single 1 bit, zeros, and in the last 8 bytes the length in bits.
std::string pad(std::string message) {
    const std::uint64_t bits = std::uint64_t{8} * message.size();
    message.push_back('\x80');
    while (message.size() % 64 != 56) message.push_back('\0');
    for (int shift = 56; shift >= 0; shift -= 8) {
        message.push_back(static_cast<char>(bits >> shift & 0xff));
    }
    return message;
}

void mix_in(std::array<std::uint32_t, 8>& state, const std::string& padded, std::size_t start) {
    std::array<std::uint32_t, 64> w{};
    for (std::size_t i = 0; i < 64; ++i) {
        w[i / 4] = w[i / 4] << 8 | static_cast<unsigned char>(padded[start + i]);
    }
    for (std::size_t t = 16; t < 64; ++t) {
        const std::uint32_t x = w[t - 15], y = w[t - 2];
        const std::uint32_t sigma0 = rotate_right(x, 7) ^ rotate_right(x, 18) ^ (x >> 3);
        const std::uint32_t sigma1 = rotate_right(y, 17) ^ rotate_right(y, 19) ^ (y >> 10);
        w[t] = w[t - 16] + sigma0 + w[t - 7] + sigma1;
    }

    auto [a, b, c, d, e, f, g, h] = state;
    for (std::size_t t = 0; t < 64; ++t) {
        const std::uint32_t sum1 = rotate_right(e, 6) ^ rotate_right(e, 11) ^ rotate_right(e, 25);
        const std::uint32_t choice = (e & f) ^ (~e & g);
        const std::uint32_t t1 = h + sum1 + choice + K[t] + w[t];
        const std::uint32_t sum0 = rotate_right(a, 2) ^ rotate_right(a, 13) ^ rotate_right(a, 22);
        const std::uint32_t majority = (a & b) ^ (a & c) ^ (b & c);
        h = g;
        g = f;
        f = e;
        e = d + t1;
        d = c;
        c = b;
        b = a;
        a = t1 + sum0 + majority;
    }
    const std::array<std::uint32_t, 8> mixed = {a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < 8; ++i) state[i] += mixed[i];
}

}  // namespace

std::string sha256_hex(const std::string& message) {
    const std::string padded = pad(message);
    auto state = INITIAL_STATE;
    for (std::size_t start = 0; start < padded.size(); start += 64) mix_in(state, padded, start);

    std::ostringstream digest;
    digest << std::hex << std::setfill('0');
    for (std::uint32_t word : state) digest << std::setw(8) << word;
    return digest.str();
}
