"""Generation ahead of the tests, by real runs of pytest with and without workers."""

import os
import select
import signal
import subprocess
from collections.abc import Iterator

import pytest

from algoreval.model import Completion, Decoding, Sample
from algoreval.store import Store
from plugins.ahead_workers import YIELDING
from selftests.models.server import Reply, Server, body, completion
from selftests.plugins.ahead_toy import Toy, several

pytest_plugins = ["pytester"]


@pytest.fixture
def toy(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Toy:
    return Toy(pytester, monkeypatch)


SOLO, WORKERS = ("-n0",), ("-n2",)
BOTH = pytest.mark.parametrize("how", [SOLO, WORKERS], ids=["solo", "workers"])
SLOW_WORKERS = pytest.param(WORKERS, marks=pytest.mark.slow)
QUICKLY = pytest.mark.parametrize("how", [SOLO, SLOW_WORKERS], ids=["solo", "workers"])
"""Both ways, but the one with workers only where there is time: starting them takes seconds."""


@pytest.mark.parametrize(
    "how",
    [
        ("-p", "no:xdist.plugin"),
        SOLO,
        WORKERS,
        *(
            pytest.param(("-n2", f"--dist={name}"), marks=pytest.mark.slow)
            for name in ("worksteal", "loadscope", "loadfile", "loadgroup", "each")
        ),
    ],
    ids=" ".join,
)
def test_every_way_to_run(toy: Toy, how: tuple[str, ...]) -> None:
    times = 2 if how[-1] == "--dist=each" else 1
    toy.run(several(12), *how).assert_outcomes(passed=25 * times)
    assert sorted(toy.asked) == sorted(toy.stored) == several(12).split(",")


@pytest.mark.slow
def test_one_store_for_any_number_of_workers(toy: Toy) -> None:
    toy.run(several(10), "-n1").assert_outcomes(passed=21)
    toy.run(several(14), "-n4").assert_outcomes(passed=29)
    toy.run(several(14), "-n0").assert_outcomes(passed=29)
    assert toy.asked == several(14).split(",")


@BOTH
def test_a_refused_request_is_an_error_and_asked_again(toy: Toy, how: tuple[str, ...]) -> None:
    names = "i000,refused,absent"
    result = toy.run(names, *how)
    result.assert_outcomes(passed=3, errors=2, skipped=2)
    result.stdout.fnmatch_lines(["*JudgeError: 400 Bad Request: too long*"])
    toy.setenv("MENDED", "1")
    toy.run(names, *how).assert_outcomes(passed=5, skipped=2)
    assert sorted(toy.asked) == ["i000", "refused", "refused"]


@QUICKLY
def test_a_model_that_needs_no_store(toy: Toy, how: tuple[str, ...]) -> None:
    toy.setenv("UNSTORED", "1")
    toy.run(several(5), *how).assert_outcomes(passed=11)
    assert not (toy.path / "samples.jsonl").exists()


@QUICKLY
def test_only_what_is_selected_is_asked_for(toy: Toy, how: tuple[str, ...]) -> None:
    toy.run(several(9), *how, "-k", "i003 or i004").assert_outcomes(passed=4)
    assert sorted(toy.asked) == ["i003", "i004"]


@pytest.mark.parametrize(
    "options", [("--collect-only",), ("-k", "no_sample"), ("--setup-plan",)], ids=" ".join
)
def test_nothing_is_asked_for_in_vain(toy: Toy, options: tuple[str, ...]) -> None:
    toy.run(several(3), "-n0", *options)
    assert toy.asked == []


def test_without_a_source_nothing_happens(toy: Toy) -> None:
    toy.setenv("NO_SOURCE", "1")
    toy.run("x", "-n0", "-k", "no_sample").assert_outcomes(passed=1, deselected=2)


def test_what_is_ready_runs_first(toy: Toy) -> None:
    """The first sample comes when the last test has run: waiting in order would never end."""
    names = "gated," + several(10) + ",opens"
    toy.run(names, "-n2").assert_outcomes(passed=25)
    ran = [line.split()[1] for line in toy.lines("ran.txt")]
    assert ran.index("gated") > ran.index("opens")


@pytest.mark.parametrize(("how", "more"), [(SOLO, 0), (WORKERS, YIELDING)], ids=["solo", "workers"])
def test_judging_yields_to_generation(toy: Toy, how: tuple[str, ...], more: int) -> None:
    toy.run(several(2), *how).assert_outcomes(passed=5)
    assert int((toy.path / "nice.txt").read_text()) == min(19, os.nice(0) + more)


@pytest.mark.slow
def test_tests_of_one_sample_go_to_one_worker(toy: Toy) -> None:
    toy.run(several(20), "-n2").assert_outcomes(passed=41)
    ran = [line.split() for line in toy.lines("ran.txt")]
    workers = {name: {pid for pid, other in ran if other == name} for _, name in ran}
    assert all(len(pids) == 1 for pids in workers.values())


@BOTH
def test_the_first_failure_stops_generation(toy: Toy, how: tuple[str, ...]) -> None:
    result = toy.run("wrong," + several(50, "never"), "-x", *how)
    assert result.ret in (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED)
    assert toy.asked[0] == "wrong"
    assert len(toy.asked) <= 5
    assert toy.stored == ["wrong"]


@QUICKLY
def test_a_full_disk_ends_the_run_with_one_line(toy: Toy, how: tuple[str, ...]) -> None:
    toy.setenv("FULL", "1")
    result = toy.run(several(50), *how)
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(["*generation stopped: cannot write: no space left on device*"])
    assert "Traceback" not in result.stdout.str()
    assert len(toy.stored) == 3
    assert result.parseoutcomes().get("failed", 0) == 0


def test_a_worker_that_dies_is_an_error(toy: Toy) -> None:
    result = toy.run(several(6) + ",crash", "-n2")
    result.assert_outcomes(passed=14, errors=1)
    assert sorted(toy.asked) == ["crash", *several(6).split(",")]
    assert (toy.path / "crashed").exists()


@BOTH
def test_a_collection_error_stops_before_anything_is_asked(toy: Toy, how: tuple[str, ...]) -> None:
    toy.pytester.makepyfile(test_broken="import nothing_of_that_name")
    result = toy.run(several(5), *how)
    assert result.ret == pytest.ExitCode.INTERRUPTED
    assert toy.asked == []


@QUICKLY
def test_unless_collection_errors_are_to_be_lived_with(toy: Toy, how: tuple[str, ...]) -> None:
    toy.pytester.makepyfile(test_broken="import nothing_of_that_name")
    result = toy.run(several(5), *how, "--continue-on-collection-errors")
    result.assert_outcomes(passed=11, errors=1)


@pytest.mark.slow
def test_workers_that_collect_different_tests(toy: Toy) -> None:
    toy.setenv("UNLIKE", "1")
    result = toy.run(several(5), "-n2")
    result.stdout.fnmatch_lines(["*Different tests were collected*"])
    assert toy.asked == []


@QUICKLY
def test_a_store_in_use_is_refused(toy: Toy, how: tuple[str, ...]) -> None:
    store = Store(toy.path / "samples.jsonl")
    result = toy.run(several(5), *how)
    store.close()
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(
        ["ERROR: the sample store samples.jsonl is in use by another run;*"]
    )
    assert "Traceback" not in result.stderr.str()


class TestKilled:
    NAMES = "stays," + several(30) + "," + several(9, "never")

    @pytest.fixture(
        params=[pytest.param(SOLO, marks=pytest.mark.slow), WORKERS], ids=["solo", "workers"]
    )
    def running(
        self, toy: Toy, request: pytest.FixtureRequest
    ) -> Iterator[subprocess.Popen[bytes]]:
        """A run in the middle: a test at work, samples stored, requests without an answer."""
        process = toy.begin(self.NAMES, *request.param)
        assert (toy.path / "busy").read_text() == "I am busy"
        yield process
        if process.poll() is None:
            process.kill()
        process.wait(20)

    def gone(self, pids: set[int]) -> bool:
        """All of them ended within moments."""
        for pid in pids:
            try:
                handle = os.pidfd_open(pid)
            except ProcessLookupError:
                continue
            poll = select.poll()
            poll.register(handle, select.POLLIN)
            ended = poll.poll(20_000)
            os.close(handle)
            if not ended:
                return False
        return True

    def test_kill_9_leaves_no_process_and_loses_nothing(
        self, toy: Toy, running: subprocess.Popen[bytes]
    ) -> None:
        pids = toy.pids
        running.kill()
        running.wait(20)
        assert self.gone(pids)
        self.check_rest(toy)

    def test_ctrl_c_is_clean(self, toy: Toy, running: subprocess.Popen[bytes]) -> None:
        pids = toy.pids
        running.send_signal(signal.SIGINT)
        # As a terminal would, the signal goes to the workers, too.
        for pid in pids - {running.pid}:
            os.kill(pid, signal.SIGINT)
        assert running.wait(20) == pytest.ExitCode.INTERRUPTED
        assert self.gone(pids)
        assert "FAILED" not in (toy.path / "output").read_text()
        self.check_rest(toy)

    def check_rest(self, toy: Toy) -> None:
        """Another run asks for what had not arrived, and for nothing else."""
        before = toy.stored
        assert len(before) == len(set(before))
        (toy.path / "asked.txt").unlink()
        names = several(30).split(",")
        toy.run(",".join(names), "-n0").assert_outcomes(passed=61)
        assert sorted([*toy.asked, *(set(before) & set(names))]) == names
        assert len(set(before) & set(names)) > 0


class TestServer:
    """The whole way: pytest, workers, engine, the official SDK, a server."""

    @pytest.fixture
    def server(self) -> Iterator[Server]:
        server = Server()
        server.answer = lambda number, request: completion(request["messages"][-1]["content"])
        server.start()
        yield server
        server.stop()

    @pytest.mark.slow
    def test_stopping_the_server_half_way(self, toy: Toy, server: Server) -> None:
        def answer(number: int, request: dict[str, object]) -> Reply:
            if number == 12:
                server._end.set()
            return completion(str(request["messages"]))

        server.answer = answer
        toy.setenv("TOY_URL", server.url)
        toy.setenv("IMPATIENT", "1")
        outcomes = toy.run(several(30, "worker"), "-n2").parseoutcomes()
        got = len(toy.stored)
        assert 8 <= got <= 16
        assert outcomes == {"passed": 2 * got + 1, "errors": 2 * (30 - got)}

        again = Server(port=server.port)
        again.answer = lambda number, request: completion(str(request["messages"]))
        again.start()
        try:
            toy.run(several(30, "worker"), "-n1").assert_outcomes(passed=61)
        finally:
            again.stop()
        assert len(again.requests) == 30 - got
        assert sorted(toy.stored) == several(30, "worker").split(",")

    def test_unreachable(self, toy: Toy, server: Server) -> None:
        server.stop()
        toy.setenv("TOY_URL", server.url)
        result = toy.run(several(3), "-n0")
        assert result.ret == pytest.ExitCode.USAGE_ERROR
        result.stderr.fnmatch_lines([f"ERROR: no answer from {server.url}: *refused*"])

    def test_unknown_model(self, toy: Toy, server: Server) -> None:
        server.models = body({"data": [{"id": "tay"}]})
        toy.setenv("TOY_URL", server.url)
        result = toy.run(several(3), "-n0")
        assert result.ret == pytest.ExitCode.USAGE_ERROR
        result.stderr.fnmatch_lines(["ERROR: * has no model 'toy'; did you mean tay?"])


def test_an_answer_already_stored_is_used_whoever_stored_it(toy: Toy) -> None:
    toy.run("i000", "-n0").assert_outcomes(passed=3)
    row = Store(toy.path / "samples.jsonl")
    (key,) = row._rows
    row.close()
    (toy.path / "samples.jsonl").unlink()
    other = Store(toy.path / "samples.jsonl")
    other.put(key, Sample("renamed", 0, "toy", Decoding(), "", Completion("i000 from before")))
    other.close()
    toy.run("i000", "-n0").assert_outcomes(passed=3)
    assert toy.asked == ["i000"]
