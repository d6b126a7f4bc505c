// The dialogue: questions, calls, answers.

#include <cxxabi.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <string_view>
#include <typeinfo>

#include "runtime.hpp"
#include "tokens.hpp"

namespace algoreval {
namespace {

constexpr std::size_t longest_message = 300;
constexpr std::size_t page = 65536;

// Calls of the system go through syscall: a program may have variables named read, write or
// close, and the linker would take them for the functions.

long long now(clockid_t clock) {
    timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1'000'000'000LL + time.tv_nsec;
}

// The least time of several calls.
struct Clock {
    clockid_t id;
    long long started = 0;
    long long least = -1;

    void start() { started = now(id); }

    void stop() {
        const long long time = now(id) - started;
        if (least < 0 || time < least) least = time;
    }
};

// Under a limit of CPU time, which sandboxes set, a process's clock moves by ticks of milliseconds;
// a thread's does not.
Clock wall{CLOCK_MONOTONIC}, cpu{CLOCK_THREAD_CPUTIME_ID};

class Dialogue {
public:
    Dialogue(int questions, int answers) : questions_(questions), answers_(answers) {}

    // The next question, without its end; false if there is none. It lives until the next one.
    bool hear(std::string_view& question) {
        buffer_.erase(0, used_);
        std::size_t searched = used_ = 0;
        std::size_t end;
        while ((end = buffer_.find('\n', searched)) == std::string::npos) {
            searched = buffer_.size();
            buffer_.resize(searched + page);
            const long got = syscall(SYS_read, questions_, &buffer_[searched], page);
            if (got <= 0) return false;
            buffer_.resize(searched + got);
        }
        used_ = end + 1;
        question = std::string_view(buffer_).substr(0, end);
        return true;
    }

    void greet(std::string_view secret) {
        secret_ = secret;
        say("ready");
    }

    void say(std::string_view answer) const {
        // Should noise stand on the line, it ends here.
        const std::string line = "\n" + secret_ + " " + std::string(answer) + "\n";
        for (std::size_t done = 0; done < line.size();) {
            const long written = syscall(SYS_write, answers_, &line[done], line.size() - done);
            if (written <= 0) _exit(0);
            done += written;
        }
    }

private:
    int questions_, answers_;
    std::string buffer_, secret_;
    std::size_t used_ = 0;
};

std::string message(std::string_view text) { return escaped(text.substr(0, longest_message)); }

std::string exception(const char* text) {
    const std::type_info* type = abi::__cxa_current_exception_type();
    int status;
    char* name = type ? abi::__cxa_demangle(type->name(), nullptr, nullptr, &status) : nullptr;
    const std::string answer = "exception " + message(name ? name : "unknown");
    std::free(name);
    return answer + " " + message(text ? text : "");
}

std::string answer(std::string_view question, void (*call)()) {
    exchange->rest = question;
    const bool timed = next_token() == "time";
    long long calls = 1;
    if (timed) parse(next_token(), calls);
    const std::string_view arguments = exchange->rest;
    wall.least = cpu.least = -1;
    try {
        for (long long i = 0; i < calls; ++i) {
            exchange->begin(arguments);
            call();
        }
    } catch (const Complaint& complaint) {
        return "bad " + message(complaint.text);
    } catch (const std::exception& error) {
        return exception(error.what());
    } catch (const std::string& text) {
        return exception(text.c_str());
    } catch (const char* text) {
        return exception(text);
    } catch (...) {
        return exception("");
    }
    if (!timed) return "value" + exchange->result;
    return "value " + std::to_string(wall.least) + " " + std::to_string(cpu.least) +
           exchange->result;
}

// Under another number, and gone from programs that this one may start.
int moved(int descriptor) {
    const int other = syscall(SYS_fcntl, descriptor, F_DUPFD_CLOEXEC, 100);
    if (other < 0) return descriptor;
    syscall(SYS_close, descriptor);
    return other;
}

void (*served)();

void answer_all() {
    exchange = new Exchange;
    Dialogue dialogue(moved(3), moved(4));
    std::string_view question;
    if (dialogue.hear(question)) dialogue.greet(question);
    while (dialogue.hear(question)) dialogue.say(answer(question, served));
    _exit(0);
}

// A context and not a thread: the program stays as single-threaded as it is by itself.
void answer_all_on(std::size_t stack_size) {
    const long stack = syscall(SYS_mmap, nullptr, stack_size, PROT_READ | PROT_WRITE,
                               MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0L);
    if (stack == -1 || syscall(SYS_mprotect, stack, page, PROT_NONE) != 0) {
        std::perror("no stack of ALGOREVAL_STACK_MIB");
        _exit(1);
    }
    ucontext_t here{}, there{};
    getcontext(&there);
    there.uc_stack.ss_sp = reinterpret_cast<void*>(stack);
    there.uc_stack.ss_size = stack_size;
    makecontext(&there, answer_all, 0);
    swapcontext(&here, &there);
}

}  // namespace

bool serve(void (*call)()) {
    const char* wanted = std::getenv("ALGOREVAL_SERVE");
    if (!wanted || std::string_view(wanted) != "1") return false;
    served = call;
    const char* stack = std::getenv("ALGOREVAL_STACK_MIB");
    if (stack) answer_all_on(std::strtoull(stack, nullptr, 10) << 20);
    answer_all();
    return true;
}

void start_clock() {
    cpu.start();
    wall.start();
}

void stop_clock() {
    wall.stop();
    cpu.stop();
}

}  // namespace algoreval
