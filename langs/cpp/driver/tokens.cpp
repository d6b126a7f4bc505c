// Scalars as tokens and back.

#include "tokens.hpp"

#include <charconv>
#include <cmath>

#include "runtime.hpp"

namespace algoreval {

Exchange* exchange;

namespace {

constexpr std::size_t longest_shown = 60;

template <class T>
bool parsed(std::string_view text, T& value) {
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, value);
    return error == std::errc() && stopped == end;
}

std::string_view peek() { return exchange->rest.substr(0, exchange->rest.find(' ')); }

[[noreturn]] void complain(const std::string& takes, std::string_view token) {
    throw Complaint{"argument " + std::to_string(exchange->argument) + ": its type takes " + takes +
                    ", not " + std::string(token.substr(0, longest_shown))};
}

int hexadecimal(char digit) { return digit <= '9' ? digit - '0' : digit - 'A' + 10; }

std::string unescaped(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 2 < text.size()) {
            plain += static_cast<char>(hexadecimal(text[i + 1]) * 16 + hexadecimal(text[i + 2]));
            i += 2;
        } else {
            plain += text[i];
        }
    }
    return plain;
}

bool is_plain(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
           c == '_' || c == '-' || c == '.';
}

void tell(std::string_view token) {
    exchange->result += ' ';
    exchange->result += token;
}

}  // namespace

void Exchange::begin(std::string_view arguments) {
    rest = arguments;
    result.clear();
    texts.clear();
    argument = 0;
}

std::string_view next_token() {
    const std::string_view token = peek();
    exchange->rest.remove_prefix(std::min(token.size() + 1, exchange->rest.size()));
    return token;
}

bool parse(std::string_view text, long long& value) { return parsed(text, value); }

std::string escaped(std::string_view text) {
    constexpr char digits[] = "0123456789ABCDEF";
    std::string token = "'";
    for (const char c : text) {
        if (is_plain(c)) {
            token += c;
        } else {
            token += '%';
            token += digits[static_cast<unsigned char>(c) >> 4];
            token += digits[c & 15];
        }
    }
    return token;
}

void begin_argument() { ++exchange->argument; }

bool next_is(char first) { return !exchange->rest.empty() && exchange->rest[0] == first; }

long long read_integer(long long low, long long high) {
    const std::string_view token = next_token();
    if (token == "T" || token == "F") return token == "T";
    long long value = 0;
    if (!parsed(token, value)) complain("an integer", token);
    if (value < low || value > high)
        complain("numbers from " + std::to_string(low) + " to " + std::to_string(high), token);
    return value;
}

double read_float() {
    const std::string_view token = next_token();
    double value = 0;
    if (!parsed(token, value)) complain("a number", token);
    return value;
}

bool read_bool() {
    const std::string_view token = next_token();
    if (token != "T" && token != "F") complain("a bool", token);
    return token == "T";
}

bool read_none() {
    const bool none = peek() == "N";
    if (none) next_token();
    return none;
}

char read_char() {
    const std::string_view token = peek();
    const Text text = read_text();
    if (text.size != 1) complain("one character", token);
    return *text.data;
}

Text read_text() {
    const std::string_view token = next_token();
    if (token.empty() || token[0] != '\'') complain("a text", token);
    std::string& text = exchange->texts.emplace_back(unescaped(token.substr(1)));
    return {text.data(), text.size()};
}

Size read_open() {
    const std::string_view token = next_token();
    Size size = 0;
    const bool opens = !token.empty() && (token[0] == '[' || token[0] == '(');
    if (!opens || !parsed(token.substr(1), size)) complain("a list or a struct", token);
    return size;
}

void read_open(Size parts) {
    const std::string_view token = peek();
    if (read_open() != parts) complain(std::to_string(parts) + " parts", token);
}

void write_integer(long long value) { tell(std::to_string(value)); }

void write_natural(unsigned long long value) { tell(std::to_string(value)); }

void write_float(double value) {
    char digits[40];
    const char* const end = std::to_chars(digits, digits + sizeof digits, value).ptr;
    // A nan would have a sign.
    tell(std::isnan(value) ? "nan" : std::string_view(digits, end - digits));
}

void write_bool(bool value) { tell(value ? "T" : "F"); }

void write_text(const char* data, Size size) { tell(escaped({data, size})); }

void write_none() { tell("N"); }

void write_open(char bracket, Size size) { tell(bracket + std::to_string(size)); }

}  // namespace algoreval
