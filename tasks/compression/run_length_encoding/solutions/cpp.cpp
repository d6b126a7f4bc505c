// Run-length encoding: each maximal run of equal characters becomes its length and the character.
// The search for the first other character behind a run jumps from run to run. O(n) time.
#include <algorithm>
#include <string>

std::string run_length_encode(const std::string& text) {
    std::string encoded;
    for (auto start = text.begin(); start != text.end();) {
        const auto differs = [start](char c) { return c != *start; };
        const auto end = std::find_if(start, text.end(), differs);
        encoded += std::to_string(end - start) + *start;
        start = end;
    }
    return encoded;
}
