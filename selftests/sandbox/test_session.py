"""A program that lives and answers line by line: answers, noise, limits, ends."""

import signal
from pathlib import Path

import pytest

from algoreval.sandbox import Job, Limits, Run, tree

MARK = b"m "
LONG = 20.0


def shell(program: str, **options: object) -> Job:
    limits = Limits(wall_seconds=3600, cpu_seconds=3600)
    return Job(("/bin/sh", "-c", program), limits=limits, dialogue=True, **options)  # type: ignore[arg-type]


ECHO = 'while read -r line; do echo "m $line"; done'


def test_it_answers_every_line(sandbox) -> None:
    with sandbox.session(shell(ECHO), MARK) as session:
        assert [session.ask(b"%d" % i, LONG) for i in range(50)] == [b"%d" % i for i in range(50)]


def test_what_is_not_marked_is_noise(sandbox) -> None:
    script = 'echo early; while read -r line; do echo noise; echo "m $line"; echo more; done'
    with sandbox.session(shell(script), MARK) as session:
        assert [session.ask(line, LONG) for line in (b"1", b"2")] == [b"1", b"2"]


def test_what_it_says_on_stderr_is_not_limited(sandbox) -> None:
    script = "head -c 3000000 /dev/zero >&2; read line; echo m $line; exit 3"
    with sandbox.session(shell(script), MARK) as session:
        assert session.ask(b"1", LONG) == b"1"


@pytest.mark.slow
def test_only_one_that_is_alone_is_let_wait_for_a_processor(sandbox, monkeypatch) -> None:
    waited = iter(range(5, 10**6, 5))
    monkeypatch.setattr(tree, "queued_seconds", lambda _: next(waited))
    job = shell('while read -r line; do sleep 1.3; echo "m $line"; done')
    with sandbox.session(job, MARK, alone=True) as session:
        assert [session.ask(line, 1) for line in (b"1", b"2")] == [b"1", b"2"]
    with sandbox.session(job, MARK) as session:
        ended = session.ask(b"1", 1)
    assert isinstance(ended, Run)
    assert ended.stopped == "wall"


def test_its_end_answers_all_further_questions(sandbox) -> None:
    with sandbox.session(shell("read line; echo words >&2; exit 3"), MARK) as session:
        first, second = session.ask(b"1", LONG), session.ask(b"2", LONG)
    assert isinstance(first, Run)
    assert (first.exit, first.stderr) == (3, b"words\n")
    assert second is first


def test_a_signal_is_told(sandbox) -> None:
    with sandbox.session(shell("read line; kill -SEGV $$"), MARK) as session:
        ended = session.ask(b"1", LONG)
    assert isinstance(ended, Run)
    assert ended.signal == signal.SIGSEGV


def test_a_long_line_goes_both_ways(sandbox) -> None:
    line = b"x" * 3_000_000
    with sandbox.session(shell("printf 'm '; cat"), MARK) as session:
        assert session.ask(line, LONG) == line


@pytest.mark.parametrize(
    ("script", "stopped"),
    [("read line; sleep 1000", "wall"), ("read line; while :; do :; done", "cpu")],
)
def test_a_call_has_its_own_limit_of_time(sandbox, script, stopped) -> None:
    with sandbox.session(shell(f"read line; echo m ok; {script}"), MARK) as session:
        assert session.ask(b"1", LONG) == b"ok"
        ended = session.ask(b"2", 0.5)
    assert isinstance(ended, Run)
    assert ended.stopped in {"wall": ("wall",), "cpu": ("cpu", "wall")}[stopped]


def test_time_that_was_used_before_does_not_count(sandbox) -> None:
    spend = "i=0; while [ $i -lt 60000 ]; do i=$((i+1)); done"
    script = f'while read -r line; do {spend}; echo "m $line"; done'
    with sandbox.session(shell(script), MARK) as session:
        answers = [session.ask(b"1", LONG) for _ in range(4)]
    assert answers == [b"1"] * 4


def test_a_flood_without_a_line_end_is_stopped(sandbox) -> None:
    with sandbox.session(shell("cat /dev/full"), MARK) as session:
        ended = session.ask(b"1", LONG)
    assert isinstance(ended, Run)
    assert ended.stopped in ("output", "memory")


def test_an_answer_has_its_own_limit_of_length(sandbox) -> None:
    script = "while read -r size; do printf 'm '; head -c $size /dev/full; echo; done"
    with sandbox.session(shell(script), MARK) as session:
        assert session.ask(b"3000000", LONG) == bytes(3_000_000)
        ended = session.ask(b"3000000", LONG, longest=1_000_000)
    assert isinstance(ended, Run)
    assert ended.stopped == "output"


def test_nothing_is_left_of_it(sandbox) -> None:
    before = len(list(Path("/proc/self/fd").iterdir()))
    with sandbox.session(shell(ECHO), MARK) as session:
        session.ask(b"1", LONG)
    assert len(list(Path("/proc/self/fd").iterdir())) == before
