"""`python -m algoreval hints`: what a model is asked, how its answers are read, what is kept."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from algoreval.__main__ import main
from algoreval.errors import ConfigError
from algoreval.hint_writing import answer, question
from algoreval.hints import HINT_LINES, hints_for, load_hints, written_hints
from algoreval.instance import find
from algoreval.task import folders, load_task
from selftests.models.server import Reply, Server, completion, refusal

GOOD = """PSEUDOCODE
i <- 0
while i < n
  i <- i + 1

DATA STRUCTURES
- table of borders
- the pattern

TIME
O(n + m)

SPACE
O(m), for the table
"""


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    for name in ("OPENAI_API_KEY", "OPENAI_BASE_URL"):
        monkeypatch.delenv(name, raising=False)
    server = Server(answer=lambda number, request: completion(GOOD)).start()
    yield server
    server.stop()


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "hints.jsonl"


def write(out: Path, *options: str) -> int:
    return main(["hints", str(out), *options])


@pytest.mark.parametrize("task", sorted(folders()))
def test_the_question_names_the_algorithm_and_gives_nothing_of_the_test_away(task: str) -> None:
    about, prompt = load_task(task), question(task).prompt
    assert about.title in prompt.user
    assert about.what in prompt.user
    assert about.expected not in prompt.user or len(about.expected) < 4
    assert f"At most {HINT_LINES} lines" in prompt.user


class TestAnswer:
    def test_the_form_that_was_asked_for(self) -> None:
        hints, cut = answer(GOOD)
        assert hints.pseudocode == "i <- 0\nwhile i < n\n  i <- i + 1"
        assert hints.data_structures == ("table of borders", "the pattern")
        assert (hints.time, hints.space) == ("O(n + m)", "O(m), for the table")
        assert not cut

    @pytest.mark.parametrize(
        "text",
        [
            GOOD.replace("PSEUDOCODE\n", "### Pseudocode:\n"),
            GOOD.replace("PSEUDOCODE\n", "**Pseudo-code**\n").replace("TIME\n", "**Time:** "),
            GOOD.replace("TIME\n", "- Time complexity: ").replace("SPACE\n", "Space Complexity: "),
            GOOD.replace("PSEUDOCODE\n", "PSEUDOCODE\n```text\n").replace("\nDATA", "```\n\nDATA"),
            GOOD.replace("- table", "1. table").replace("- the", "2) the"),
            f"Sure!\n\n{GOOD}\n\nI hope that helps.",
            GOOD.replace("i <-", "    i <-").replace("while", "    while"),
            GOOD.replace("\n", "\r\n"),
        ],
    )
    def test_forms_that_models_give_instead(self, text: str) -> None:
        assert answer(text)[0] == answer(GOOD)[0]

    def test_words_of_pseudocode_are_no_headings(self) -> None:
        text = GOOD.replace("i <- 0", "time <- 0\nspace the words evenly")
        assert answer(text)[0].pseudocode.startswith("time <- 0\nspace the words evenly\nwhile")
        text = GOOD.replace("- the pattern", "- time stamps")
        assert answer(text)[0].data_structures == ("table of borders", "time stamps")

    def test_a_bound_in_pseudocode_is_no_heading(self) -> None:
        text = GOOD.replace("i <- 0", "space O(1) is used\ni <- 0")
        assert answer(text)[0].pseudocode.startswith("space O(1) is used\ni <- 0\nwhile")

    @pytest.mark.parametrize(
        ("written", "bound"),
        [
            (r"$O(E \log V)$", "O(E log V)"),
            (r"\(O(E \log V)\), with a heap", "O(E log V), with a heap"),
            ("`O(E log V)`", "O(E log V)"),
            (r"**$\mathcal{O}(n^{2} \cdot \sqrt{k})$**", "O(n^2 * sqrt(k))"),
            (r"$O\left(2^{n+1}\right)$", "O(2^{n+1})"),
        ],
    )
    def test_a_bound_is_plain_text(self, written: str, bound: str) -> None:
        assert answer(GOOD.replace("O(n + m)", written))[0].time == bound

    def test_more_than_a_hint_holds_is_cut_off(self) -> None:
        text = GOOD.replace("i <- 0\n", "i <- 0\n" * 30).replace("- the pattern", "- a\n" * 6)
        hints, cut = answer(text)
        assert cut
        assert len(hints.pseudocode.splitlines()) == HINT_LINES
        assert hints.data_structures == ("table of borders", "a", "a", "a")

    @pytest.mark.parametrize(
        ("text", "missing"),
        [
            ("", "data_structures, pseudocode, space, time"),
            ("I cannot help with that.", "data_structures, pseudocode, space, time"),
            (GOOD.replace("O(n + m)", "linear"), "time"),
            (GOOD.replace("PSEUDOCODE\n", ""), "pseudocode"),
        ],
    )
    def test_what_is_missing_is_named(self, text: str, missing: str) -> None:
        with pytest.raises(ValueError, match=f"the reply lacks {missing}$"):
            answer(text)


class TestCommand:
    def options(self, server: Server, *tasks: str) -> list[str]:
        return [
            "--model=openai:toy",
            f"--base-url={server.url}",
            *(f"--task={task}" for task in tasks),
        ]

    def test_a_model_writes_them_at_temperature_0(self, server, out: Path, capsys) -> None:
        assert write(out, *self.options(server, "kmp", "fft")) == 0
        assert [request["temperature"] for request in server.requests] == [0, 0]
        assert written_hints(out) == {"kmp": answer(GOOD)[0], "fft": answer(GOOD)[0]}
        assert json.loads(out.read_text().splitlines()[0])["model"] == "openai:toy"
        assert "2 of 2 tasks have a hint" in capsys.readouterr().out

    def test_tasks_are_named_with_commas_and_count_once(self, server, out, capsys) -> None:
        assert write(out, *self.options(server, "kmp,fft", "kmp")) == 0
        assert list(written_hints(out)) == ["kmp", "fft"]
        assert "2 of 2 tasks have a hint" in capsys.readouterr().out

    def test_every_task_is_asked_for_unless_some_are_named(self, server, out: Path) -> None:
        assert write(out, *self.options(server)) == 0
        assert written_hints(out).keys() == folders().keys()

    def test_what_was_answered_is_not_asked_again(self, server, out: Path, capsys) -> None:
        def some(number: int, request: dict[str, Any]) -> Reply:
            kmp = "KMP" in request["messages"][-1]["content"]
            return completion(GOOD) if kmp else refusal(400, "not now")

        server.answer = some
        options = self.options(server, "kmp", "fft")
        assert write(out, *options) == 1
        assert written_hints(out).keys() == {"kmp"}
        assert "fft: no answer: 400" in capsys.readouterr().err
        asked = len(server.requests)
        server.answer = lambda number, request: completion(GOOD)
        assert write(out, *options) == 0
        assert len(server.requests) == asked + 1

    def test_a_reply_without_a_hint_is_told(self, server, out: Path, capsys) -> None:
        server.answer = lambda number, request: completion("No.")
        assert write(out, *self.options(server, "kmp")) == 1
        said = capsys.readouterr().err
        assert "kmp: the reply lacks" in said
        assert f"no task has a hint; {out} is not written" in said

    def test_hints_of_before_outlive_a_try_that_gives_none(self, server, out: Path) -> None:
        assert write(out, *self.options(server, "kmp")) == 0
        server.answer = lambda number, request: completion("No.")
        assert write(out, *self.options(server, "fft")) == 1
        assert written_hints(out) == {"kmp": answer(GOOD)[0]}

    def test_a_server_that_refuses_everything_is_one_line(self, server, out, capsys) -> None:
        server.answer = lambda number, request: refusal(403, "not you")
        assert write(out, *self.options(server)) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert "generation stopped: 16 requests in a row failed" in line
        assert not out.exists()

    def test_recorded_answers_are_replayed(self, out: Path, tmp_path: Path) -> None:
        recorded = tmp_path / "recorded.jsonl"
        recorded.write_text(json.dumps({"instance": "kmp", "completion": GOOD}) + "\n")
        assert write(out, f"--model=replay:{recorded}", "--task=kmp") == 0
        assert written_hints(out).keys() == {"kmp"}
        assert write(out, f"--model=replay:{recorded}", "--task=fft") == 1

    def test_the_store_of_one_is_recorded_answers(self, server, out: Path, tmp_path: Path) -> None:
        write(out, *self.options(server, "kmp"))
        other = tmp_path / "again.jsonl"
        write(other, f"--model=replay:{out.with_suffix('.samples.jsonl')}", "--task=kmp")
        assert written_hints(other) == written_hints(out)

    @pytest.mark.parametrize(
        ("options", "problem"),
        [
            (("--model=openai:toy", "--task=kpm"), "unknown task 'kpm'; did you mean kmp"),
            (("--model=opnai:toy",), "unknown model 'opnai'; did you mean openai?"),
            (("--model=openai:toy",), "OPENAI_API_KEY is not set"),
        ],
    )
    def test_wrong_input_is_one_line(self, server, out, options, problem: str, capsys) -> None:
        assert write(out, *options) == 2
        assert problem in capsys.readouterr().err
        assert not out.exists()

    def test_a_device_is_no_file_for_hints(self, server, out: Path, capsys) -> None:
        os.mkfifo(out)
        assert write(out, *self.options(server, "kmp")) == 2
        assert f"{out} is no regular file" in capsys.readouterr().err
        assert server.requests == []
        assert out.is_fifo()
        with pytest.raises(ConfigError, match="no regular file"):
            written_hints(out)

    @pytest.mark.parametrize("place", [".", "..", "/"])
    def test_a_folder_is_no_file_for_hints(self, place: str, tmp_path: Path, capsys) -> None:
        assert write(tmp_path if place == ".." else Path(place), "--model=replay:none.jsonl") == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert "is a folder; name a file" in line


class TestFile:
    def row(self, **changes: Any) -> str:
        hints = load_hints("kmp")
        row = {
            "task": "kmp",
            "model": "m",
            "pseudocode": hints.pseudocode,
            "data_structures": list(hints.data_structures),
            "time": hints.time,
            "space": hints.space,
        }
        return json.dumps({**row, **changes})

    def test_it_stands_in_the_place_of_the_tasks_own(self, out: Path, named) -> None:
        from algoreval.aids import HINTS, name_file

        out.write_text(self.row(time="O(1)") + "\n")
        assert hints_for("kmp") == load_hints("kmp")
        name_file(HINTS, out)
        assert hints_for("kmp").time == "O(1)"
        assert hints_for("fft") is None
        assert "time O(1);" in find("kmp-c+hint").aid
        assert find("fft-c+hint").aid == ""

    def test_lone_surrogates_are_shown_as_escapes(self, out: Path) -> None:
        bad = "O(n) \ud800"
        out.write_text(self.row(pseudocode=bad, data_structures=[bad], time=bad, space=bad) + "\n")
        hints = written_hints(out)["kmp"]
        told = (hints.pseudocode, *hints.data_structures, hints.time, hints.space)
        assert set(told) == {r"O(n) \ud800"}

    @pytest.mark.parametrize(
        ("changes", "problem"),
        [
            ({"pseudocode": "x\n" * 21}, ":1: pseudocode: "),
            ({"time": "fast"}, ":1: time: "),
            ({"data_structures": []}, ":1: data_structures: "),
            ({"hint": "x"}, ":1: hint: "),
            ({"task": "kpm"}, "unknown task 'kpm'"),
            ({"task": None}, ":1: no JSON object"),
        ],
    )
    def test_a_damaged_line_is_named(self, out: Path, changes, problem: str) -> None:
        out.write_text(self.row(**changes) + "\n")
        with pytest.raises(ConfigError) as caught:
            written_hints(out)
        assert problem in str(caught.value)

    @pytest.mark.parametrize("line", ["nonsense", "[]", "{}", "1"])
    def test_what_is_no_hint_is_named(self, out: Path, line: str) -> None:
        out.write_text(self.row() + f"\n{line}\n")
        with pytest.raises(ConfigError, match=":2: no JSON object with a task and its hints"):
            written_hints(out)
