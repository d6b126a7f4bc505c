// Rabin-Karp: compare hashes instead of strings. The hash of a window of the text follows from that
// of the window before it in constant time; only where it is the pattern's are the characters
// compared. O(n + m) expected time.
#include <cstdint>
#include <string>
#include <vector>

namespace {

// The hash of the last `length` characters that went in. It is a polynomial in BASE with arithmetic
// modulo 2^64: unsigned overflow does the reduction for free.
class RollingHash {
public:
    explicit RollingHash(std::size_t length) {
        for (std::size_t i = 0; i < length; ++i) out_factor_ *= BASE;
    }

    void push(char c) { value_ = value_ * BASE + static_cast<unsigned char>(c); }

    // Takes in one character and drops the one that entered `length` characters before it.
    void roll(char out, char in) {
        push(in);
        value_ -= static_cast<unsigned char>(out) * out_factor_;
    }

    bool operator==(const RollingHash& other) const { return value_ == other.value_; }

private:
    // Odd: the powers of an even base soon are 0 modulo 2^64, and early characters would be lost.
    static constexpr std::uint64_t BASE = 1'000'003;

    std::uint64_t value_ = 0;
    std::uint64_t out_factor_ = 1;  // BASE^length
};

}  // namespace

std::vector<int> rabin_karp_search(const std::string& text, const std::string& pattern) {
    std::vector<int> positions;
    const std::size_t length = pattern.size();
    if (length > text.size()) return positions;

    RollingHash wanted(length), window(length);
    for (std::size_t i = 0; i < length; ++i) {
        wanted.push(pattern[i]);
        window.push(text[i]);
    }
    for (std::size_t start = 0;; ++start) {
        // Different strings may have one hash.
        if (window == wanted && text.compare(start, length, pattern) == 0) {
            positions.push_back(static_cast<int>(start));
        }
        if (start + length == text.size()) return positions;
        window.roll(text[start], text[start + length]);
    }
}
