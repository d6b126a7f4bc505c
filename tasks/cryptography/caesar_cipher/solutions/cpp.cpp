// Caesar cipher: the letters of each alphabet form a ring, on which every letter of the text moves
// forward by the same number of places. O(n) time.
#include <algorithm>
#include <string>

namespace {

// Moves a letter of the alphabet that begins with first; places is in 0..25.
char moved(char letter, char first, int places) {
    return static_cast<char>(first + (letter - first + places) % 26);
}

}  // namespace

std::string caesar_encrypt(const std::string& text, int shift) {
    // The remainder of a negative shift is negative, so a full turn is added.
    const int places = (shift % 26 + 26) % 26;
    std::string encrypted = text;
    std::transform(text.begin(), text.end(), encrypted.begin(), [places](char c) {
        if (c >= 'a' && c <= 'z') return moved(c, 'a', places);
        if (c >= 'A' && c <= 'Z') return moved(c, 'A', places);
        return c;
    });
    return encrypted;
}
