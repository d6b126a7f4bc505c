// What reading and writing of tokens shares with the dialogue; not for programs.
#pragma once

#include <deque>
#include <string>
#include <string_view>

namespace algoreval {

// Whatever a program throws, it is none of these.
struct Complaint {
    std::string text;
};

// One call: what is still to be read of the question, and the result as far as it is written.
struct Exchange {
    std::string_view rest;
    std::string result;
    std::deque<std::string> texts;
    int argument = 0;

    void begin(std::string_view arguments);
};

// There from the first question on.
extern Exchange* exchange;

std::string_view next_token();
bool parse(std::string_view text, long long& value);
std::string escaped(std::string_view text);

}  // namespace algoreval
