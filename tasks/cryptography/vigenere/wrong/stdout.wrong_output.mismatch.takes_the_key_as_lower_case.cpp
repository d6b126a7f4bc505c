// Wrong: the key is taken to be in lower case; a capital letter of it moves backwards.
#include <cctype>
#include <string>

std::string vigenere_encrypt(const std::string& text, const std::string& key) {
    std::string encrypted;
    encrypted.reserve(text.size());
    auto next = key.begin();
    for (const char c : text) {
        if (!std::isalpha(static_cast<unsigned char>(c))) {
            encrypted += c;
            continue;
        }
        const char first = c >= 'a' ? 'a' : 'A';
        const int places = *next - 'a';
        encrypted += static_cast<char>(first + (c - first + places) % 26);
        if (++next == key.end()) next = key.begin();
    }
    return encrypted;
}
