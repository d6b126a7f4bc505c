"""Prompts with a hint or a snippet, and how a run knows by which they were made."""

import json
from pathlib import Path
from typing import Any

import pytest

from algoreval.aids import SNIPPETS, name_file
from algoreval.fingerprint import condition_hash, content_hash
from algoreval.hints import load_hints
from algoreval.instance import find, matrix, under
from algoreval.language import languages
from algoreval.prompt import render
from algoreval.run_info import RunInfo, differences
from algoreval.suite import Suite, load_suite
from plugins.run_folder import RunFolder

TEXT = "def kmp(text, pattern):\n    return 1"


@pytest.fixture
def file(tmp_path: Path, named) -> Path:
    path = tmp_path / "snippets.jsonl"
    name_file(SNIPPETS, path)
    return path


def fill(path: Path, *rows: dict[str, Any]) -> None:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))


KMP = {"task": "kmp", "language": "python", "text": TEXT}


def test_a_hint_is_all_that_a_prompt_has_more() -> None:
    base, hinted = (
        render(find("dijkstra-rust-adj_list")),
        render(find("dijkstra-rust-adj_list+hint")),
    )
    hints = load_hints("dijkstra")
    assert hinted.system == base.system
    *before, last = base.user.split("\n\n")
    assert hinted.user.startswith("\n\n".join(before))
    assert hinted.user.endswith(f"\n\n{last}")
    added = hinted.user.removeprefix("\n\n".join(before)).removesuffix(f"\n\n{last}")
    assert f"```\n{hints.pseudocode}\n```" in added
    for words in (*hints.data_structures, f"time {hints.time};", f"space {hints.space}."):
        assert words in added


def test_a_hint_is_the_same_in_all_languages_and_representations() -> None:
    cells = [one for one in load_suite("full").existing if one.task == "dijkstra"]
    aids = {under(one, "hint").aid for one in matrix(cells)}
    assert len(cells) > 20
    assert len(aids) == 1


@pytest.mark.parametrize("language", sorted(languages()))
def test_a_snippet_is_shown_in_its_language_alone(file: Path, language: str) -> None:
    fill(file, {**KMP, "language": language})
    spoken = languages()[language]
    for other in languages():
        prompt = render(find(f"kmp-{other}+snippet")).user
        assert (f"\n```{spoken.fence}\n{TEXT}\n```\n" in prompt) == (other == language)
        assert (prompt == render(find(f"kmp-{other}")).user) == (other != language)


def test_a_fence_in_a_snippet_does_not_end_it(file: Path) -> None:
    text = f'"""\n````md\n```\n"""\n{TEXT}'
    fill(file, {**KMP, "text": text})
    assert f"\n`````python\n{text}\n`````\n" in render(find("kmp-python+snippet")).user


def test_what_looks_like_a_template_in_a_snippet_stays_as_it_is(file: Path) -> None:
    fill(file, {**KMP, "text": "x = '{{ language }}{% endif %}'"})
    assert "x = '{{ language }}{% endif %}'" in render(find("kmp-python+snippet")).user


def test_a_lone_surrogate_in_a_snippet_is_shown_as_an_escape(file: Path) -> None:
    fill(file, {**KMP, "text": "\ud800 x"})
    prompt = render(find("kmp-python+snippet"))
    assert "\n\\ud800 x\n" in prompt.user
    assert prompt.sha256


def test_without_a_snippet_an_instance_is_asked_as_under_base(file: Path) -> None:
    fill(file, KMP, {"task": "fft", "language": "python", "searched": ["github"]})
    for name in ("fft-python", "sieve-c"):
        assert render(find(f"{name}+snippet")).sha256 == render(find(name)).sha256
        assert find(f"{name}+snippet").condition == "snippet"


class TestIdentity:
    @pytest.fixture
    def suite(self) -> Suite:
        whole = load_suite("paper")
        cells = tuple(one for one in whole.cells if one.task in ("kmp", "fft"))
        return Suite("part", "", cells, {})

    def test_another_snippet_is_another_condition(self, file: Path, tmp_path: Path, suite) -> None:
        fill(file, KMP)
        one = condition_hash(suite, "snippet")
        assert one == condition_hash(suite, "snippet")
        name_file(SNIPPETS, tmp_path / "other.jsonl")
        fill(tmp_path / "other.jsonl", {**KMP, "text": TEXT + "0"})
        assert condition_hash(suite, "snippet") != one

    def test_what_changes_no_prompt_is_no_other_condition(self, file, tmp_path, suite) -> None:
        fill(file, KMP)
        one = condition_hash(suite, "snippet")
        name_file(SNIPPETS, tmp_path / "other.jsonl")
        more = {"task": "sieve", "language": "c", "text": "not of this suite"}
        fill(tmp_path / "other.jsonl", more, {**KMP, "url": "https://x/"})
        assert condition_hash(suite, "snippet") == one

    def test_the_suite_s_own_hash_knows_no_condition(self, file: Path, suite) -> None:
        before = content_hash(suite)
        fill(file, KMP)
        assert content_hash(suite) == before
        assert condition_hash(suite, "hint") not in (before, condition_hash(suite, "snippet"))

    def info(self, **prompts: str) -> RunInfo:
        named = {name.replace("plus_", "+"): value for name, value in prompts.items()}
        return RunInfo(run="r", prompts={"show_expected": "paper", **named})

    def test_a_run_goes_on_under_new_conditions_but_not_with_other_prompts(self) -> None:
        base, hint = self.info(), self.info(plus_hint="1")
        assert differences(base, hint) == []
        assert differences(hint, base) == []
        assert differences(hint, self.info(plus_snippet="2")) == []
        assert differences(hint, self.info(plus_hint="2", plus_snippet="2")) == [
            "the prompts of condition hint have changed"
        ]
        (other,) = differences(base, self.info(system_role="user"))
        assert other == "prompts.system_role was None, now 'user'"

    def test_a_run_remembers_the_conditions_of_earlier_sessions(self, tmp_path: Path) -> None:
        for prompts in ({"+hint": "1"}, {"+snippet": "2"}):
            folder = RunFolder(tmp_path, "r", {"model": "m", "prompts": prompts})
            folder.end(folder.info)
        assert folder.info.prompts == {"+hint": "1", "+snippet": "2"}
        with pytest.raises(Exception, match="the prompts of condition hint have changed"):
            RunFolder(tmp_path, "r", {"model": "m", "prompts": {"+hint": "3"}})
