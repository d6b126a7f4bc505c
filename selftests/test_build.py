"""Building and running, tried with a sandbox that only takes notes; and the shelf of results."""

import hashlib
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from algoreval import build
from algoreval.build import Builder
from algoreval.built import Built, Caps
from algoreval.errors import JudgeError
from algoreval.extract import Program
from algoreval.language import languages
from algoreval.registry import ROOT
from algoreval.sandbox import Job, Run
from algoreval.shelf import Entry, Shelf
from algoreval.toolchain import Toolchain

COMPILED, DIRECT = "c", "javascript"
DONE = Run(
    exit=0,
    signal=None,
    stopped=None,
    stdout=b"",
    stderr=b"",
    artifact=b"binary",
    wall_seconds=0.5,
    cpu_seconds=0.5,
    queued_seconds=0.0,
    memory_mib=8.0,
)


class Notes:
    """Stands where the sandbox does, gives the runs it was told to give."""

    def __init__(self, *runs: Run) -> None:
        self.mode = "bubblewrap"
        self.runs = list(runs)
        self.jobs: list[Job] = []
        self.alone: list[bool] = []

    def run(self, job: Job, alone: bool = False) -> Run:
        self.jobs.append(job)
        self.alone.append(alone)
        return self.runs.pop(0) if self.runs else DONE


def program(language: str = COMPILED, source: str = "int main(void) { return 0; }\n") -> Program:
    return Program(source, language, "test", hashlib.sha256(source.encode()).hexdigest())


def toolchains(version: str = "1.0") -> dict[str, Toolchain]:
    return {
        name: Toolchain(name, version, Path("/x"), Path("/x"), "/opt/x", "/opt/x/bin/tool", ())
        for name in (COMPILED, DIRECT)
    }


@pytest.fixture
def make(tmp_path: Path):
    def builder(*runs: Run, version: str = "1.0", **options) -> tuple[Builder, Notes]:
        notes = Notes(*runs)
        # Which shortcuts there are depends on the machine; test_quick.py has them.
        return Builder(notes, toolchains(version), tmp_path, quick=False, **options), notes

    return builder


class TestBuild:
    def test_the_job_is_what_the_language_says(self, make) -> None:
        builder, notes = make()
        assert builder.build(program()) == Built(exit=0, artifact=b"binary", seconds=0.5)
        (job,) = notes.jobs
        assert job.command[0] == "/opt/x/bin/tool"
        assert "/work/main.c" in job.command
        assert [(file.path, file.content) for file in job.files] == [
            ("/work/main.c", program().source.encode())
        ]
        limits = languages()[COMPILED].build.limits
        assert job.export == "/tmp/program"
        assert (job.limits.wall_seconds, job.limits.memory_mib) == (
            limits.seconds,
            limits.memory_mib,
        )

    def test_what_was_built_is_not_built_again(self, make) -> None:
        make()[0].build(program())
        builder, notes = make()
        built = builder.build(program())
        assert (built.artifact, built.cached, built.seconds, notes.jobs) == (
            b"binary",
            True,
            0.5,
            [],
        )

    def test_a_failure_is_remembered_too(self, make) -> None:
        failed = replace(DONE, exit=1, artifact=None, stderr=b"/work/main.c:1: error: no\n")
        first = make(failed)[0].build(program())
        assert (first.ok, first.output) == (False, "main.c:1: error: no\n")
        builder, notes = make()
        again = builder.build(program())
        assert (again, notes.jobs) == (replace(first, cached=True), [])

    @pytest.mark.parametrize("limit", ["wall", "cpu", "memory", "output", "disk", "artifact"])
    def test_a_stop_is_never_remembered(self, make, limit: str) -> None:
        stopped = replace(DONE, exit=None, artifact=None, stopped=limit)
        builder, notes = make(stopped)
        assert builder.build(program()).stopped == limit
        assert builder.build(program(), alone=True).ok
        assert notes.alone == [False, True]

    def test_a_signal_is_no_success(self, make) -> None:
        built = make(replace(DONE, exit=None, signal=11, artifact=None))[0].build(program())
        assert (built.ok, built.signal) == (False, 11)

    @pytest.mark.parametrize(
        "other",
        [
            {"version": "1.1"},
            {"reuse": False},
            {"source": "int main(void) { return 1; }\n"},
        ],
    )
    def test_what_differs_is_built_anew(self, make, other: dict) -> None:
        make()[0].build(program())
        subject = program(source=other.pop("source", program().source))
        builder, notes = make(**other)
        assert not builder.build(subject).cached
        assert len(notes.jobs) == 1

    def test_another_time_limit_finds_the_same_build(self, make) -> None:
        make()[0].build(program())
        builder, _ = make(caps=Caps(build_seconds=5))
        assert builder.build(program()).cached

    def test_names_that_compilers_draw_are_the_same_every_time(self, make) -> None:
        failed = replace(
            DONE, exit=1, artifact=None, stderr=b"/usr/bin/ld: /tmp/ccHEflly.o: undefined"
        )
        built = make(failed)[0].build(program())
        assert built.output == "/usr/bin/ld: /tmp/program.o: undefined"

    @pytest.mark.parametrize(
        "broken",
        [
            replace(DONE, exit=None, signal=9, artifact=None),
            replace(DONE, exit=1, artifact=None, stderr=b"gcc: fatal error: cannot execute 'cc1'"),
        ],
    )
    def test_a_compiler_that_breaks_is_tried_again_alone(self, make, broken: Run) -> None:
        builder, notes = make(broken, DONE)
        assert builder.build(program()).ok
        assert notes.alone == [False, True]
        with pytest.raises(JudgeError, match="the C compiler breaks: "):
            make(broken, broken, broken)[0].build(program(source="int main(void) { return 1; }"))

    def test_who_was_killed_broke_whatever_else_compiles(self, make) -> None:
        killed = replace(DONE, exit=None, signal=9, artifact=None)
        with pytest.raises(JudgeError, match="it was killed"):
            make(killed, killed, DONE)[0].build(program())

    def test_who_only_speaks_like_a_broken_compiler_does_not_compile(self, make) -> None:
        words = b"main.c:1:2: error: #error cannot execute"
        builder, notes = make(*[replace(DONE, exit=1, artifact=None, stderr=words)] * 2)
        built = builder.build(program(source="#error cannot execute"))
        assert (built.exit, built.output) == (1, words.decode())
        assert b"hello" in notes.jobs[-1].files[0].content

    def test_flags_are_part_of_the_key(self, make, monkeypatch) -> None:
        make()[0].build(program())
        language = languages()[COMPILED]
        step = replace(language.build, command=(*language.build.command, "-O3"))
        changed = {**languages(), COMPILED: replace(language, build=step)}
        monkeypatch.setattr(build, "languages", lambda: changed)
        assert not make()[0].build(program()).cached

    def test_another_mode_of_the_sandbox_builds_for_itself(self, make) -> None:
        builder, notes = make()
        builder.build(program())
        notes.mode = "degraded: no bubblewrap"
        assert not builder.build(program()).cached

    def test_a_language_that_is_not_compiled(self, make) -> None:
        builder, notes = make()
        assert builder.build(program(DIRECT)) == Built(exit=0)
        assert notes.jobs == []

    def test_no_toolchain_is_our_trouble(self, make) -> None:
        with pytest.raises(JudgeError, match="no toolchain for rust"):
            make()[0].build(program("rust"))

    def test_a_compiler_that_leaves_nothing_is_our_trouble(self, make) -> None:
        with pytest.raises(JudgeError, match="the C compiler succeeded and left nothing"):
            make(replace(DONE, artifact=None))[0].build(program())

    def test_long_messages_are_shortened(self, make) -> None:
        failed = replace(DONE, exit=1, artifact=None, stderr=b"\xff" + b"x" * 1_000_000)
        assert len(make(failed)[0].build(program()).output) < 70_000


class TestRun:
    def test_the_artifact_is_what_runs(self, make) -> None:
        builder, notes = make()
        run = builder.run(program(), Built(exit=0, artifact=b"binary"), stdin=b"input", alone=True)
        assert run == DONE
        (job,) = notes.jobs
        (file,) = job.files
        assert job.command == (file.path,)
        assert (file.content, file.executable) == (b"binary", True)
        assert (job.stdin, job.export, notes.alone) == (b"input", None, [True])

    def test_without_one_the_source_runs_under_its_own_name(self, make) -> None:
        builder, notes = make()
        builder.run(program(DIRECT, "export const a = 1;\n"), Built(exit=0))
        (job,) = notes.jobs
        assert [file.path for file in job.files] == ["/work/main.js"]
        assert job.command[-1] == "/work/main.js"

    def test_limits_are_the_languages_or_the_users(self, make) -> None:
        limits = languages()[DIRECT].run.limits
        plain, notes = make()
        plain.run(program(DIRECT), Built(exit=0))
        capped, more = make(caps=Caps(build_seconds=7, run_seconds=3, memory_mib=1024))
        capped.run(program(DIRECT), Built(exit=0))
        (before,), (after,) = notes.jobs, more.jobs
        assert (before.limits.wall_seconds, before.limits.memory_mib) == (30, 512)
        assert before.limits.data_mib == 512 + limits.slack_mib
        assert (after.limits.wall_seconds, after.limits.cpu_seconds) == (3, 3)
        assert (after.limits.memory_mib, after.limits.data_mib) == (1024, 1024 + limits.slack_mib)
        heap = f"--max-old-space-size={1024 - limits.reserve_mib}"
        assert heap in after.command

    def test_a_heap_stays_however_little_is_allowed(self, make) -> None:
        builder, notes = make(caps=Caps(memory_mib=100))
        builder.run(program(DIRECT), Built(exit=0))
        assert "--max-old-space-size=50" in notes.jobs[0].command


class TestCheck:
    @pytest.mark.parametrize(
        ("run", "parses"),
        [
            (DONE, True),
            (replace(DONE, exit=1), False),
            (replace(DONE, exit=None, stopped="wall"), None),
        ],
    )
    def test_the_status_says_whether_it_parses(self, make, run: Run, parses: bool | None) -> None:
        assert make(run)[0].check(program(DIRECT)) is parses

    def test_compilers_have_told_already(self, make) -> None:
        assert make()[0].check(program()) is None


class TestShelf:
    KEY = hashlib.sha256(b"key").hexdigest()
    ENTRY = Entry({"exit": 0, "output": "one\ntwo"}, b"binary\n\0with lines\n")

    def test_what_is_put_is_got(self, tmp_path: Path) -> None:
        shelf = Shelf(tmp_path)
        assert shelf.get(self.KEY) is None
        shelf.put(self.KEY, self.ENTRY)
        assert Shelf(tmp_path).get(self.KEY) == self.ENTRY

    @pytest.mark.parametrize(
        "damage",
        [
            lambda data: data[:-1],
            lambda data: data[: len(data) // 2],
            lambda data: data[:64],
            lambda data: b"",
            lambda data: data.replace(b"binary", b"banana"),
            lambda data: data[:-4] + bytes(4),
        ],
    )
    def test_a_damaged_entry_is_absent_and_can_be_put_again(self, tmp_path: Path, damage) -> None:
        shelf = Shelf(tmp_path)
        shelf.put(self.KEY, self.ENTRY)
        (path,) = tmp_path.glob("??/*")
        path.write_bytes(damage(path.read_bytes()))
        assert shelf.get(self.KEY) is None
        shelf.put(self.KEY, self.ENTRY)
        assert shelf.get(self.KEY) == self.ENTRY

    def test_what_was_not_asked_for_longest_makes_room(self, tmp_path: Path) -> None:
        shelf = Shelf(tmp_path)
        keys = [hashlib.sha256(bytes([number])).hexdigest() for number in range(3)]
        for age, key in enumerate(keys):
            shelf.put(key, Entry({}, bytes(1000)))
            (path,) = tmp_path.glob(f"??/{key}")
            os.utime(path, ns=(age, age))
        shelf.get(keys[0])
        left = Shelf(tmp_path, room_bytes=2500, tidy_seconds=0)
        assert [left.get(key) is not None for key in keys] == [True, False, True]

    def test_it_is_not_tidied_at_every_start(self, tmp_path: Path) -> None:
        key = hashlib.sha256(b"").hexdigest()
        Shelf(tmp_path).put(key, Entry({}, bytes(1000)))
        assert Shelf(tmp_path, room_bytes=0).get(key) is not None
        assert Shelf(tmp_path, room_bytes=0, tidy_seconds=0).get(key) is None

    def test_one_key_is_filled_once_by_many_processes(self, tmp_path: Path) -> None:
        code = (
            "import sys; from pathlib import Path; from algoreval.shelf import Entry, Shelf\n"
            "folder, key = Path(sys.argv[1]), sys.argv[2]; shelf = Shelf(folder / 'shelf')\n"
            "with shelf.slot(key):\n"
            "    if shelf.get(key) is None:\n"
            "        open(folder / 'made', 'a').write('x'); shelf.put(key, Entry({}, b'made'))\n"
        )
        command = [sys.executable, "-c", code, str(tmp_path), self.KEY]
        started = [subprocess.Popen(command, cwd=ROOT) for _ in range(4)]
        assert [process.wait() for process in started] == [0] * 4
        assert (tmp_path / "made").read_text() == "x"

    def test_a_holder_that_is_killed_leaves_the_slot_free(self, tmp_path: Path) -> None:
        code = (
            "import os, signal, sys; from pathlib import Path; from algoreval.shelf import Shelf\n"
            "shelf = Shelf(Path(sys.argv[1]))\n"
            "with shelf.slot(sys.argv[2]): os.kill(os.getpid(), signal.SIGKILL)\n"
        )
        done = subprocess.run([sys.executable, "-c", code, str(tmp_path), self.KEY], cwd=ROOT)
        assert done.returncode == -signal.SIGKILL
        shelf = Shelf(tmp_path)
        with shelf.slot(self.KEY):
            shelf.put(self.KEY, self.ENTRY)
        assert shelf.get(self.KEY) == self.ENTRY
