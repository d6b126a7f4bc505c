// Package driver serves calls of one function of a program; algoreval/driver.py has the protocol.
//
// It is compiled once. What depends on the function stands in a second file of the program's
// package, whose init enters here before main.
package driver

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"reflect"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"syscall"
	"time"
	"unsafe"
)

const (
	longestMessage = 300

	// An endless recursion ends when it has filled the stack. Go then walks all of it, which
	// takes 10 s with the 1 GB that are usual.
	stackMiB = 64
)

// Enter serves and ends the process if ALGOREVAL_SERVE says so; else it returns, and main follows.
// A function is taken for one call: the object of a method is new then, as in one call by main.
func Enter(function func() any, arity int, shape Shape) {
	if os.Getenv("ALGOREVAL_SERVE") != "1" {
		return
	}
	mib, err := strconv.Atoi(os.Getenv("ALGOREVAL_STACK_MIB"))
	if err != nil {
		mib = stackMiB
	}
	debug.SetMaxStack(mib << 20)
	// In a goroutine of its own: until main runs, the first one is bound to a thread, which makes
	// it slow to wake up by a channel.
	go serve(served{function, reflect.ValueOf(function()), shape}, arity)
	select {}
}

func serve(served served, arity int) {
	questions, answers := bufio.NewReader(os.NewFile(3, "questions")), os.NewFile(4, "answers")
	secret := ""
	for {
		line, err := questions.ReadString('\n')
		if err != nil {
			os.Exit(0)
		}
		line = strings.TrimSuffix(line, "\n")
		var reply string
		if secret == "" {
			secret, reply = line, served.greeting(arity)
		} else {
			reply = served.reply(line)
		}
		if _, err := answers.WriteString(secret + " " + reply + "\n"); err != nil {
			os.Exit(0)
		}
	}
}

type served struct {
	again    func() any
	function reflect.Value
	shape    Shape
}

// greeting says that the function can be called, or why it cannot.
func (s served) greeting(arity int) string {
	is := s.function.Type()
	switch {
	case is.Kind() != reflect.Func || s.function.IsNil():
		return "mismatch " + message(fmt.Sprintf("the %v is no function", is))
	case is.NumIn() != arity:
		return "mismatch " + message(fmt.Sprintf("expected %d arguments, got %v", arity, is))
	}
	return "ready"
}

func (s served) reply(question string) (reply string) {
	command, rest, _ := strings.Cut(question, " ")
	repetitions := 1
	if command == "time" {
		var number string
		number, rest, _ = strings.Cut(rest, " ")
		repetitions, _ = strconv.Atoi(number)
	}
	defer func() {
		if thrown := recover(); thrown != nil {
			reply = "exception 'panic " + message(fmt.Sprint(thrown))
		}
	}()
	var results []reflect.Value
	var wall, cpu time.Duration
	for i := range repetitions {
		arguments, err := s.arguments(rest)
		if err != nil {
			return "bad " + message(err.Error())
		}
		var wallNow, cpuNow time.Duration
		results, wallNow, cpuNow = s.call(arguments)
		if i == 0 || wallNow < wall {
			wall = wallNow
		}
		if i == 0 || cpuNow < cpu {
			cpu = cpuNow
		}
	}
	times := ""
	if command == "time" {
		times = fmt.Sprintf(" %d %d", wall, cpu)
	}
	return s.told("value"+times, results)
}

func (s served) arguments(line string) ([]reflect.Value, error) {
	from := &tokens{line}
	arguments := make([]reflect.Value, s.function.Type().NumIn())
	for i := range arguments {
		arguments[i] = reflect.New(s.function.Type().In(i)).Elem()
		if err := read(arguments[i], from); err != nil {
			return nil, fmt.Errorf("argument %d: %w", i+1, err)
		}
	}
	return arguments, nil
}

func (s served) call(arguments []reflect.Value) (results []reflect.Value, wall, cpu time.Duration) {
	function := reflect.ValueOf(s.again())
	call := function.Call
	if function.Type().IsVariadic() {
		call = function.CallSlice
	}
	runtime.LockOSThread() // the clock is a thread's
	defer runtime.UnlockOSThread()
	cpu = -cpuTime()
	before := time.Now()
	results = call(arguments)
	wall = time.Since(before)
	cpu += cpuTime()
	return results, wall, cpu
}

// told is a value with what the function returned: several results are a struct, an error at the
// end of them is what Go has for exceptions.
func (s served) told(value string, results []reflect.Value) string {
	if n := len(results); n > 0 && results[n-1].Type() == reflect.TypeFor[error]() {
		if err, _ := results[n-1].Interface().(error); err != nil {
			return "exception 'error " + message(err.Error())
		}
		results = results[:n-1]
	}
	answer := &answer{[]byte(value)}
	var err error
	switch len(results) {
	case 0:
		answer.word("N")
	case 1:
		err = answer.write(results[0], s.shape, 0)
	default:
		answer.head("(", len(results))
		for i, result := range results {
			err = errors.Join(err, answer.write(result, s.shape.part(i), 1))
		}
	}
	if err != nil {
		return "bad " + message("result: "+err.Error())
	}
	return string(answer.text)
}

func message(text string) string {
	return string(appendText(nil, shortened(text)))
}

const threadCPUTime = 3

// cpuTime is what this thread has used, which no package of the library tells as exactly. Under a
// limit of CPU time, which sandboxes set, the process's clock moves by ticks of milliseconds.
func cpuTime() time.Duration {
	var now syscall.Timespec
	syscall.RawSyscall(syscall.SYS_CLOCK_GETTIME, threadCPUTime, uintptr(unsafe.Pointer(&now)), 0)
	return time.Duration(now.Nano())
}
