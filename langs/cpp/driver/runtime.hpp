// What drivers need whatever a program's types are; compiled once, see serve.cpp and tokens.cpp.
//
// Nothing of the standard library: a program may have changed the layout of its types
// (_GLIBCXX_DEBUG, _GLIBCXX_USE_CXX11_ABI).
#pragma once

namespace algoreval {

using Size = decltype(sizeof 0);

// Ends with a zero and lives until the arguments of the next call are read.
struct Text {
    char* data;
    Size size;
};

// Answers questions by calls and ends the process; does nothing where nobody asks. `call` reads
// the arguments, calls the function between start_clock and stop_clock, and writes the result.
bool serve(void (*call)());

void start_clock();
void stop_clock();

// Complaints name the argument that was begun last.
void begin_argument();
bool next_is(char first);
long long read_integer(long long low, long long high);
double read_float();
bool read_bool();
bool read_none();
char read_char();
Text read_text();
Size read_open();
void read_open(Size parts);

void write_integer(long long value);
void write_natural(unsigned long long value);
void write_float(double value);
void write_bool(bool value);
void write_text(const char* data, Size size);
void write_none();
void write_open(char bracket, Size size);

}  // namespace algoreval
