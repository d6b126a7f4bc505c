/* What drivers need whatever a program's types are; compiled once, see serve.c and tokens.c.

   No header of the library: it stands behind a program and must not supply what that forgot. */
#ifndef ALGOREVAL_RUNTIME_H
#define ALGOREVAL_RUNTIME_H

/* Answers questions by calls and ends the process; does nothing where nobody asks. `call` reads
   the arguments, calls the function between start_clock and stop_clock, and writes the result. */
void algoreval_serve(void (*call)(void));

void algoreval_start_clock(void);
void algoreval_stop_clock(void);

/* Complaints name the argument that was begun last. All memory lives as long as the call. */
void algoreval_begin_argument(void);
long long algoreval_read_integer(long long low, long long high);
double algoreval_read_float(void);
char *algoreval_read_text(void);
_Bool algoreval_read_bool(void);
long algoreval_read_open(void);
void algoreval_read_parts(long parts);
void *algoreval_array(long length, unsigned long item_size);

void algoreval_write_integer(long long value);
void algoreval_write_natural(unsigned long long value);
void algoreval_write_float(double value);
void algoreval_write_bool(_Bool value);
void algoreval_write_text(const char *value);
void algoreval_write_open(char bracket, long length);

/* A size that goes with a pointer, and that a list of this size can be read. `what` names it. */
long algoreval_told_size(const char *what, long long size, const void *data);

#define ALGOREVAL_UNSET (-7777)

#endif
