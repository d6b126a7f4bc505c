"""Building and running: what is done once more, alone, and what is not done at all."""

from dataclasses import dataclass, field, replace

import pytest

from algoreval.built import Built
from algoreval.errors import JudgeError
from algoreval.execute import LocalExecutor, Trial
from algoreval.extract import NoProgram, Program
from algoreval.instance import find
from algoreval.sandbox import Run

INSTANCE = find("edit_distance-rust")
PROGRAM = Program("fn main() {}", "rust", "tagged", "0")
GOOD = Run(0, None, None, b"6\n", b"", None, 0.1, 0.1, 0.0, 9.0)
HUNG = replace(GOOD, exit=None, stopped="wall", wall_seconds=30.0, cpu_seconds=30.0)
STARVED = replace(HUNG, cpu_seconds=10.0, queued_seconds=20.0)


@dataclass
class Script:
    """A builder that plays what it was given and notes what was asked."""

    builds: list[Built] = field(default_factory=lambda: [Built(exit=0)])
    runs: list[Run] = field(default_factory=list)
    parses: bool | None = None
    asked: list[str] = field(default_factory=list)

    def build(self, program: Program, alone: bool = False) -> Built:
        self.asked.append("build alone" if alone else "build")
        return self.builds.pop(0)

    def run(self, program: Program, built: Built, stdin: bytes = b"", alone: bool = False) -> Run:
        self.asked.append("run alone" if alone else "run")
        return self.runs.pop(0)

    def check(self, program: Program) -> bool | None:
        self.asked.append("check")
        return self.parses


def outcome(script: Script, found: Program | NoProgram = PROGRAM):
    done = LocalExecutor(script).submit(Trial(INSTANCE, found)).result()  # type: ignore[arg-type]
    return done.verdict.bucket, done.verdict.detail, done.measured.repeated


def test_a_right_program_is_built_and_run_once() -> None:
    script = Script(runs=[GOOD])
    assert outcome(script) == ("passed", "", ())
    assert script.asked == ["build", "run"]


def test_without_a_program_nothing_runs() -> None:
    script = Script()
    assert outcome(script, NoProgram("refusal", "words")) == ("static_failure", "refusal", ())
    assert script.asked == []


def test_a_run_that_had_its_processor_is_believed() -> None:
    script = Script(runs=[HUNG])
    assert outcome(script) == ("timeout", "cpu", ())
    assert script.asked == ["build", "run"]


@pytest.mark.parametrize(
    ("second", "verdict"),
    [
        (GOOD, ("passed", "")),
        (HUNG, ("timeout", "cpu")),
        (replace(HUNG, cpu_seconds=0.1), ("timeout", "wall")),
        (replace(HUNG, cpu_seconds=25.0, queued_seconds=5.0), ("timeout", "cpu")),
        (replace(STARVED, stopped="cpu"), ("timeout", "cpu")),  # it had what it may use
        (replace(STARVED, wall_seconds=50.0, granted_seconds=20.0), ("timeout", "cpu")),
    ],
)
def test_a_starved_run_is_done_once_more_alone_and_that_counts(second, verdict) -> None:
    script = Script(runs=[STARVED, second])
    assert outcome(script) == (*verdict, ("run",))
    assert script.asked == ["build", "run", "run alone"]


def test_a_machine_that_others_keep_busy_gives_no_verdict() -> None:
    script = Script(runs=[STARVED, STARVED])
    with pytest.raises(JudgeError, match=r"too busy .* waited 20 of 30 s for a processor"):
        outcome(script)


@pytest.mark.parametrize(
    ("run", "detail"),
    [
        (replace(HUNG, cpu_seconds=0.1), "wall"),
        (replace(HUNG, cpu_seconds=50.0, queued_seconds=25.0), "cpu"),  # many busy processes
    ],
)
def test_a_program_that_waits_for_nothing_but_itself_is_believed(run, detail) -> None:
    script = Script(runs=[run])
    assert outcome(script) == ("timeout", detail, ())
    assert script.asked == ["build", "run"]


@pytest.mark.parametrize("limit", ["wall", "cpu", "memory", "disk"])
def test_a_compiler_that_hit_a_limit_is_tried_once_more_alone(limit) -> None:
    script = Script(builds=[Built(None, stopped=limit), Built(0)], runs=[GOOD])
    assert outcome(script) == ("passed", "", ("build",))
    script = Script(builds=[Built(None, stopped=limit)] * 2)
    assert outcome(script) == ("static_failure", "compile_limit", ("build",))
    assert script.asked == ["build", "build alone"]


def test_a_compiler_that_others_starve_gives_no_verdict() -> None:
    script = Script(builds=[Built(None, stopped="wall", starved=True)] * 2)
    with pytest.raises(JudgeError, match=r"too busy .* the compiler got too little"):
        outcome(script)


def test_too_large_an_artifact_is_no_matter_of_time() -> None:
    script = Script(builds=[Built(None, stopped="artifact")])
    assert outcome(script) == ("static_failure", "artifact_limit", ())


def test_only_a_program_that_ended_badly_is_checked_for_syntax() -> None:
    bad = replace(GOOD, exit=1)
    script = Script(runs=[bad], parses=False)
    assert outcome(script)[:2] == ("static_failure", "parse_error")
    assert script.asked == ["build", "run", "check"]
    script = Script(runs=[replace(GOOD, exit=None, stopped="memory")])
    assert outcome(script)[:2] == ("runtime_error", "memory_limit")
    assert "check" not in script.asked


def test_a_failure_is_believed_once_the_toolchain_has_proved_itself() -> None:
    class Doubter:
        asked = 0

        def prove(self, language: object) -> None:
            self.asked += 1
            raise JudgeError("its own test program does not compile")

    doubter = Doubter()

    def judged(script: Script):
        executor = LocalExecutor(script, doubter)  # type: ignore[arg-type]
        return executor.submit(Trial(INSTANCE, PROGRAM)).result()

    assert judged(Script(runs=[GOOD])).verdict.passed
    assert doubter.asked == 0
    for script in (Script(builds=[Built(exit=1)]), Script(runs=[replace(GOOD, exit=1)])):
        with pytest.raises(JudgeError, match="its own test program"):
            judged(script)


def test_a_full_disk_is_trouble_of_ours() -> None:
    class Full(Script):
        def build(self, program: Program, alone: bool = False) -> Built:
            raise OSError(28, "No space left on device", "/cache/builds")

    future = LocalExecutor(Full()).submit(Trial(INSTANCE, PROGRAM))  # type: ignore[arg-type]
    with pytest.raises(JudgeError, match=r"^/cache/builds: No space left"):
        future.result()


def test_trouble_of_ours_comes_out_as_such() -> None:
    class Broken(Script):
        def build(self, program: Program, alone: bool = False) -> Built:
            raise JudgeError("no space left on device")

    future = LocalExecutor(Broken()).submit(Trial(INSTANCE, PROGRAM))  # type: ignore[arg-type]
    with pytest.raises(JudgeError, match="no space left"):
        future.result()
