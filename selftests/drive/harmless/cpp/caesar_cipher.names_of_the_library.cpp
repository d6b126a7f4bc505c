#include <cctype>
#include <iostream>
#include <string>

// Variables of these names hide functions of the C library from whoever is linked with them.
int read[26], write[26], close, link, dup, fcntl, mmap;

const char* caesar_encrypt(const char* text, int shift) {
    static std::string encrypted;
    encrypted = text;
    close++;
    for (int i = 0; i < 26; i++) read[i] = write[(i + close) % 26] = ((i + shift) % 26 + 26) % 26;
    for (char& c : encrypted) {
        if (std::isupper(c)) c = 'A' + read[c - 'A'];
        else if (std::islower(c)) c = 'a' + read[c - 'a'];
    }
    return encrypted.c_str();
}

int main() { std::cout << caesar_encrypt("A Jazz & Quiz-Night at 10pm, Box 7!", -29) << "\n"; }
