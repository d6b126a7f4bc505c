//! Serves calls of one function of a program; algoreval/driver.py has the protocol.
//!
//! Compiled once. What depends on the function's types stands behind the program as a module of
//! its crate, and enters here before `main`.

mod answer;
mod argument;
mod outcome;
mod question;
mod record;

use std::any::Any;
use std::fs::File;
use std::hint::black_box;
use std::io::{BufRead, BufReader, Write};
use std::os::fd::FromRawFd;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::time::{Duration, Instant};

pub use answer::{Answer, Shape, Told};
pub use argument::Argument;
pub use outcome::Outcome;
pub use question::{Question, Taken};

const LONGEST_MESSAGE: usize = 300;
const STACK_MIB: usize = 8;

/// Why a call has no value.
pub enum Failure {
    /// The arguments do not fit the function's types, or its result cannot be told.
    Bad(String),
    /// The function returned the `Err` of a `Result`.
    Err,
}

/// The time of one call alone.
pub struct Spent {
    wall: Duration,
    cpu: Duration,
}

/// Reads arguments, calls the function with them and tells what it returns.
pub type Call = fn(&mut Question, &mut Answer) -> Result<Spent, Failure>;

macro_rules! calls {
    ($($name:ident $($letter:ident $number:literal),+;)+) => {$(
        #[allow(non_snake_case, clippy::missing_errors_doc)]
        pub fn $name<F, R, $($letter),+>(
            function: F,
            question: &mut Question,
            answer: &mut Answer,
        ) -> Result<Spent, Failure>
        where
            F: Fn($($letter),+) -> R,
            R: Outcome,
            $($letter: Argument),+
        {
            $(let $letter: $letter = question.argument($number)?;)+
            // Without black_box the call itself could be moved past the clocks.
            let arguments = black_box(($($letter,)+));
            let clocks = Clocks::start();
            let ($($letter,)+) = arguments;
            let result = black_box(function($($letter),+));
            let spent = clocks.stop();
            answer.result(&result)?;
            Ok(spent)
        }
    )+};
}

calls! {
    call1 A 1;
    call2 A 1, B 2;
    call3 A 1, B 2, C 3;
    call4 A 1, B 2, C 3, D 4;
    call5 A 1, B 2, C 3, D 4, E 5;
    call6 A 1, B 2, C 3, D 4, E 5, G 6;
}

struct Clocks {
    wall: Instant,
    cpu: Duration,
}

impl Clocks {
    #[inline(never)]
    fn start() -> Self {
        let cpu = cpu_time();
        Clocks {
            wall: Instant::now(),
            cpu,
        }
    }

    #[inline(never)]
    fn stop(self) -> Spent {
        let wall = self.wall.elapsed();
        Spent {
            wall,
            cpu: cpu_time() - self.cpu,
        }
    }
}

#[repr(C)]
struct Timespec {
    seconds: i64,
    nanoseconds: i64,
}

extern "C" {
    fn clock_gettime(clock: i32, time: *mut Timespec) -> i32;
    fn _exit(status: i32) -> !;
}

/// Under a limit of CPU time, which sandboxes set, a process's clock moves by ticks of milliseconds;
/// a thread's does not.
const THREAD_CPU_TIME: i32 = 3;

fn cpu_time() -> Duration {
    let mut time = Timespec {
        seconds: 0,
        nanoseconds: 0,
    };
    // SAFETY: `Timespec` is laid out as the system's on 64-bit Linux, and lives during the call.
    unsafe { clock_gettime(THREAD_CPU_TIME, &mut time) };
    Duration::new(time.seconds as u64, time.nanoseconds as u32)
}

/// Serves and ends the process if ALGOREVAL_SERVE says so; else returns, and `main` follows.
pub fn enter(call: Call, shape: &'static Shape) {
    if std::env::var("ALGOREVAL_SERVE").as_deref() != Ok("1") {
        return;
    }
    let stack = std::env::var("ALGOREVAL_STACK_MIB")
        .ok()
        .and_then(|mib| mib.parse().ok());
    let served = std::thread::Builder::new()
        // Some more for our own frames: the function gets as much as in the main thread.
        .stack_size((stack.unwrap_or(STACK_MIB) << 20) + (64 << 10))
        .spawn(move || serve(call, shape))
        .map(|thread| thread.join());
    if let Err(error) = served {
        eprintln!("no thread to serve in: {error}");
    }
    // SAFETY: it never returns; nothing after it counts on destructors.
    unsafe { _exit(1) }
}

fn serve(call: Call, shape: &'static Shape) {
    // SAFETY: the harness opened both for us, and nothing else was told of them.
    let (mut questions, mut answers) = unsafe {
        (
            BufReader::with_capacity(1 << 16, File::from_raw_fd(3)),
            File::from_raw_fd(4),
        )
    };
    let mut line = String::new();
    let mut secret = String::new();
    while questions
        .read_line(&mut line)
        .is_ok_and(|length| length > 0)
    {
        let told = if secret.is_empty() {
            secret = line.trim_end().to_string();
            "ready".to_string()
        } else {
            reply(call, shape, line.trim_end())
        };
        if answers
            .write_all(format!("{secret} {told}\n").as_bytes())
            .is_err()
        {
            break;
        }
        line.clear();
    }
    // SAFETY: as above.
    unsafe { _exit(0) }
}

fn reply(call: Call, shape: &'static Shape, line: &str) -> String {
    let (command, mut rest) = line.split_once(' ').unwrap_or((line, ""));
    let mut repetitions = 1;
    if command == "time" {
        let (number, arguments) = rest.split_once(' ').unwrap_or((rest, ""));
        repetitions = number.parse().unwrap_or(1);
        rest = arguments;
    }
    let mut answer = Answer::new(shape);
    let mut spent = Spent {
        wall: Duration::MAX,
        cpu: Duration::MAX,
    };
    for _ in 0..repetitions {
        answer.clear();
        let mut question = Question::new(rest);
        match catch_unwind(AssertUnwindSafe(|| call(&mut question, &mut answer))) {
            Ok(Ok(now)) => {
                spent.wall = spent.wall.min(now.wall);
                spent.cpu = spent.cpu.min(now.cpu);
            }
            Ok(Err(Failure::Bad(why))) => return format!("bad {}", message(&why)),
            Ok(Err(Failure::Err)) => return "exception 'Err '".to_string(),
            Err(panic) => return format!("exception 'panic {}", panic_message(&*panic)),
        }
    }
    let times = match command {
        "time" => format!(" {} {}", spent.wall.as_nanos(), spent.cpu.as_nanos()),
        _ => String::new(),
    };
    format!("value{times}{}", answer.text())
}

fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    message(
        text.or(panic.downcast_ref::<String>().map(String::as_str))
            .unwrap_or(""),
    )
}

fn message(text: &str) -> String {
    let mut token = String::new();
    let short: String = text.chars().take(LONGEST_MESSAGE).collect();
    answer::push_text(&mut token, short.as_bytes());
    token
}
