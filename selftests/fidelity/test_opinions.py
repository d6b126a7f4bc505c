"""Judges: what counts as an answer, and what of their answers is kept."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from algoreval.errors import ConfigError
from algoreval.model import Prompt, Request
from algoreval.opinions import chosen, open_judges, opinions
from algoreval.techniques import technique_lists
from selftests.fidelity.recorded import answers, lines
from selftests.models.server import Reply, Server, completion, refusal

LIST = technique_lists()["short"].names


class TestChosen:
    @pytest.mark.parametrize(
        "reply",
        [
            "sorting",
            "TECHNIQUE: sorting",
            "**Technique:** `Sorting`.",
            "The final answer: SORTING",
            "It could be greedy, but the elements are put in order.\n\nTECHNIQUE: sorting\n",
            "sorting\nTECHNIQUE: sorting",
            '{"technique": "sorting"}',
            "```\nsorting\n```",
            "<think>\ngreedy\n</think>\nTECHNIQUE: sorting",
            "TECHNIQUE: sorting<|im_end|>",
            "- sorting",
        ],
    )
    def test_a_line_that_is_a_name_is_the_answer(self, reply: str) -> None:
        assert chosen(reply, LIST) == "sorting"

    @pytest.mark.parametrize("name", LIST)
    def test_every_name_can_be_chosen(self, name: str) -> None:
        assert chosen(f"TECHNIQUE: {name}", LIST) == name

    @pytest.mark.parametrize(
        "reply",
        [
            "",
            "It is not sorting.",
            "sorting is what helps",
            "quicksort",
            "TECHNIQUE: <name>",
            "sorting, greedy",
            "This is what I think it may well be: sorting",
            "<think>\nsorting",
            "17",
        ],
    )
    def test_nothing_is_guessed(self, reply: str) -> None:
        with pytest.raises(ValueError, match=r"names nothing of the list|it is empty"):
            chosen(reply, LIST)

    def test_several_are_none(self) -> None:
        with pytest.raises(ValueError, match="names several: sorting, greedy"):
            chosen("TECHNIQUE: sorting\nor\nTECHNIQUE: greedy", LIST)
        with pytest.raises(ValueError, match="names several"):
            chosen("\n".join(f"- {name}" for name in LIST), LIST)


@pytest.mark.parametrize(("name", "size"), [("short", 18), ("contest", 24)])
def test_the_lists_are_as_long_as_the_papers(name: str, size: int) -> None:
    found = technique_lists()[name]
    assert len(found.names) == size
    assert found.names[-1] == "other"
    assert all(what.strip() for what in found.techniques.values())


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    for name in ("OPENAI_API_KEY", "OPENAI_BASE_URL"):
        monkeypatch.delenv(name, raising=False)
    server = Server(answer=lambda number, request: completion("yes")).start()
    yield server
    server.stop()


def questions(*words: str) -> list[tuple[Request, tuple[str, ...]]]:
    return [(Request(word, Prompt("", f"Is {word} right?"), 0), ("yes", "no")) for word in words]


class TestOpinions:
    def test_what_was_answered_is_not_asked_again(self, server: Server, tmp_path: Path) -> None:
        def some(number: int, request: dict[str, Any]) -> Reply:
            said = request["messages"][-1]["content"]
            return completion("yes") if " a " in said else refusal(400, "not now")

        server.answer = some
        (judge,) = open_judges(["openai:toy"], server.url)
        first, second = opinions(judge, questions("a", "b"), tmp_path)
        assert (first.choice, first.trouble) == ("yes", "")
        assert second.choice is None
        assert second.reply is None
        assert "not now" in second.trouble

        asked = len(server.requests)
        server.answer = lambda number, request: completion("No.")
        (judge,) = open_judges(["openai:toy"], server.url)
        found = opinions(judge, questions("a", "b"), tmp_path)
        assert [one.choice for one in found] == ["yes", "no"]
        assert len(server.requests) == asked + 1
        rows = (tmp_path / "openai-toy.jsonl").read_text().splitlines()
        assert sum("completion" in json.loads(row) for row in rows) == 2

    def test_judges_answer_greedily(self, server: Server, tmp_path: Path) -> None:
        (judge,) = open_judges(["openai:toy"], server.url, max_tokens=5)
        opinions(judge, questions("a"), tmp_path)
        (sent,) = server.requests
        assert (sent["temperature"], sent["max_tokens"]) == (0, 5)

    def test_kept_answers_can_be_replayed_but_to_no_other_question(self, server, tmp_path) -> None:
        (judge,) = open_judges(["openai:toy"], server.url)
        opinions(judge, questions("a"), tmp_path)
        (again,) = open_judges([f"toy=replay:{tmp_path / judge.file}"])
        assert again.label == "toy"
        assert [one.choice for one in opinions(again, questions("a"), tmp_path)] == ["yes"]
        other = [(Request("a", Prompt("", "Is a wrong?"), 0), ("yes", "no"))]
        (one,) = opinions(again, other, tmp_path)
        assert one.choice is None
        assert "another question" in one.trouble

    def test_a_file_that_lacks_an_answer_is_told(self, tmp_path: Path) -> None:
        file = answers(tmp_path / "answers.jsonl", {"a": "yes"})
        (judge,) = open_judges([f"replay:{file}"])
        found = opinions(judge, questions("a", "b"), tmp_path)
        assert [one.choice for one in found] == ["yes", None]
        assert "answers.jsonl holds no sample 0 of b" in found[1].trouble

    def test_nonsense_is_kept_and_no_answer(self, tmp_path: Path) -> None:
        file = answers(tmp_path / "answers.jsonl", {"a": "perhaps"})
        (judge,) = open_judges([f"replay:{file}"])
        (one,) = opinions(judge, questions("a"), tmp_path)
        assert (one.choice, one.reply) == (None, "perhaps")

    def test_two_judges_of_one_name_are_refused(self, tmp_path: Path) -> None:
        file = lines(tmp_path / "a.jsonl", [{"instance": "a", "completion": "yes"}])
        with pytest.raises(ConfigError, match=r"have one name .* write --judge LABEL="):
            open_judges([f"x/y=replay:{file}", f"x-y=replay:{file}"])
        assert len(open_judges([f"x=replay:{file}", f"y=replay:{file}"])) == 2

    def test_an_equals_sign_may_be_part_of_a_files_name(self, tmp_path: Path) -> None:
        file = lines(tmp_path / "t=0.jsonl", [{"instance": "a", "completion": "yes"}])
        (judge,) = open_judges([f"replay:{file}"])
        assert judge.label == "replay:t=0.jsonl"


def test_who_writes_the_reference_programs_judges_nothing() -> None:
    with pytest.raises(ConfigError, match="answers nothing else"):
        open_judges(["reference"])
