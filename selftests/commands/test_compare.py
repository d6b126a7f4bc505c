"""`python -m algoreval compare`: from runs on disk to text, Markdown, a page, JSON and a status."""

import json
from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from markdown_it import MarkdownIt

from algoreval.__main__ import main
from algoreval.record import Record
from algoreval.run_info import RunInfo

LANGUAGES = ("c", "go", "rust")

HOSTILE = (
    "</style><script>alert(1)</script> | `x` **b** [l](http://e.org) @you www.e.org"
    " \x1b[31m\u202e <img src=x onerror=alert(1)> {{ 7 * 7 }} &amp;"
)


def records(passing: str, condition: str = "", **fields: Any) -> list[Record]:
    """Twelve tasks in three languages; those whose letter is in `passing` pass both tests."""
    return [
        Record.model_validate(
            {
                "instance": f"task_{letter}-{language}{condition}",
                "task": f"task_{letter}",
                "language": language,
                "domain": "graph" if letter in "abc" else "string",
                "condition": condition.lstrip("+") or "base",
                "test": test,
                "bucket": "passed" if letter in passing else "wrong_output",
                "detail": "" if letter in passing else "mismatch",
                "suite": "paper",
                **fields,
            }
        )
        for letter in "abcdefghijkl"
        for language in LANGUAGES
        for test in ("stdout", "edge_cases")
    ]


def folder(path: Path, rows: Sequence[Record], **info: Any) -> str:
    path.mkdir(parents=True)
    (path / "records.jsonl").write_text("".join(f"{row.row()}\n" for row in rows))
    known = {"run": path.name, "model": f"model-{path.name}", "complete": True}
    (path / "run.json").write_text(RunInfo.model_validate({**known, **info}).json_text())
    return str(path)


@pytest.fixture
def reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Three runs: `old`, `new` which passes more, and `worse`; the tests run beside them."""
    folder(tmp_path / "old", records("abcd"))
    folder(tmp_path / "new", records("abcdefghijk"))
    folder(tmp_path / "worse", records("abc", limits={"run_seconds": 10}))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def hostile(tmp_path: Path) -> list[str]:
    """Two runs whose every text is an attack."""
    fields = {"suite": HOSTILE, "sandbox": HOSTILE, "toolchain": HOSTILE, "language": HOSTILE}
    one = folder(tmp_path / "one", records("abcd", domain=HOSTILE), model=HOSTILE)
    rows = records("efghijkl", detail=HOSTILE, **fields)
    two = folder(
        tmp_path / "t`w|o<b>", rows, model=HOSTILE, complete=False, incomplete_because=[HOSTILE]
    )
    return [one, two]


class Page(HTMLParser):
    """What a page is made of; fails where a tag is not closed."""

    void = frozenset({"meta", "br", "img", "line", "circle"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.text = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in self.void:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.void:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.text += data


def test_two_runs_on_a_terminal(reports: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "old", "new"]) == 0
    said = capsys.readouterr().out
    assert max(map(len, said.splitlines())) <= 80
    assert "A  model-old " in said
    assert "\nA -> B: 36 instances judged in both, of 12 algorithms\n" in said
    # Seven of twelve algorithms changed, all the same way: 2 / 2^7.
    rows = [line for line in said.splitlines() if line.startswith("pass@1 ")]
    assert rows[0].split()[1:5] == ["36", "33.3", "91.7", "+58.3"]
    assert rows[0].endswith(" 0.016")
    assert "pass@1: 21 gained, 0 lost; p 0.016 by algorithm; McNemar's" in said
    assert "\nlanguage " in said
    assert "\n  C++ " not in said
    assert "\npass@1, gained: 21\n  task_e-c " in said
    assert "wrong_output.mismatch -> passed" in said
    assert "and 11 more: --changes" in said
    assert "lost:" not in said


def test_the_limit_of_the_list(reports: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "old", "new", "--changes", "0"]) == 0
    assert "gained: 21" not in capsys.readouterr().out
    assert main(["compare", "old", "new", "--changes", "99"]) == 0
    assert "task_k-rust" in capsys.readouterr().out


def test_several_runs_and_all_pairs(reports: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "old", "new", "worse"]) == 0
    said = capsys.readouterr().out
    assert "A -> B: " in said
    assert "A -> C: " in said
    assert "B -> C: " not in said
    assert "p 0.016 by algorithm, 0.031 after Holm" in said
    assert "! limits: run_seconds not told in A, 10 in C" in said
    assert main(["compare", "old", "new", "worse", "--all-pairs"]) == 0
    assert "B -> C: " in capsys.readouterr().out


def test_a_folder_stands_for_its_runs(reports: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "."]) == 0
    said = capsys.readouterr().out
    assert "A  model-new" in said
    assert "C  model-worse" in said


def test_conditions_of_one_run(reports: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = [*records("abcd"), *records("abcdefghijk", "+hint"), *records("abc", "+snip")]
    folder(reports / "probed", rows)
    assert main(["compare", "probed", "--condition", "hint", "--condition", "snip"]) == 0
    said = capsys.readouterr().out
    assert "B  model-probed                   probed+hint " in said
    assert "C  model-probed                   probed+snip " in said
    assert "+58.3" in said
    assert main(["compare", "probed+snip", "probed+hint"]) == 0
    assert "A  model-probed                   probed+snip " in capsys.readouterr().out


def test_all_files_are_written(reports: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = ["--markdown", "c.md", "--html", "c.html", "--json", "c.json"]
    assert main(["compare", "old", "new", *files]) == 0
    data = json.loads((reports / "c.json").read_text())
    change = data["contrasts"][0]["measured"][0]["total"]["difference"]["change"]
    assert change == pytest.approx(7 / 12)
    told = (reports / "c.md").read_text()
    assert "- pass@1 of B is 58.3 points higher than that of A (95 % interval " in told
    page = Page((reports / "c.html").read_text())
    assert "pass@1 of B is 58.3 points higher than that of A" in page.text
    assert page.text.count("task_k-rust") == 2, "every change by both measures"
    for name in ("c.md", "c.html", "c.json"):
        assert str(reports) not in (reports / name).read_text(), "no path of this machine"
    first = {name: (reports / name).read_bytes() for name in ("c.md", "c.html", "c.json")}
    assert main(["compare", "old", "new", *files]) == 0
    assert first == {name: (reports / name).read_bytes() for name in first}


def test_markdown_is_tables_and_lists(reports: Path) -> None:
    assert main(["compare", "old", "new", "worse", "--markdown", "c.md"]) == 0
    tokens = MarkdownIt("commonmark").enable("table").parse((reports / "c.md").read_text())
    kinds = [token.type for token in tokens]
    # By pair and measure, two of groups and one of changes; one of all instances by pair.
    assert kinds.count("table_open") == 1 + 2 * (1 + 2 * 3)
    assert kinds.count("html_block") == 2 * 8, "<details> of groups and of changes, and their ends"


def test_hostile_texts_are_harmless(hostile: list[str], tmp_path: Path, capsys: Any) -> None:
    files = ["--markdown", "c.md", "--html", "c.html", "--json", "c.json"]
    out = [part if part.startswith("--") else str(tmp_path / part) for part in files]
    assert main(["compare", *hostile, *out]) == 0
    said = capsys.readouterr().out
    assert "\x1b" not in said
    assert "\u202e" not in said
    assert max(map(len, said.splitlines())) <= 80
    page = Page((tmp_path / "c.html").read_text())
    assert {"script", "img", "a", "link", "iframe"}.isdisjoint(page.tags)
    assert page.tags.count("style") == 1
    assert not [name for name, _ in page.attributes if name.startswith("on")]
    assert not [one for one in page.attributes if one[0] in ("src", "href")]
    policies = [value for name, value in page.attributes if name == "content" and value]
    assert policies[0].startswith("default-src 'none'; style-src 'unsafe-inline'")
    assert "</style><script>alert(1)</script>" in page.text, "shown, not run"
    assert "\\x1b[31m\\u202e" in page.text
    assert "49" not in page.text.replace("{{ 7 * 7 }}", ""), "no template in a template"
    assert (tmp_path / "c.json").read_text().isascii()
    assert "\x1b" not in (tmp_path / "c.md").read_text()
    html = MarkdownIt("commonmark").enable("table").render((tmp_path / "c.md").read_text())
    for bad in ("<script", "<img", "<a ", "<code", "<strong>b", " @you", "www.e"):
        assert bad not in html, bad


@pytest.mark.parametrize(
    ("arguments", "status", "why"),
    [
        (["old", "new", "--max-drop", "0"], 0, "nothing fell by more than is allowed"),
        (["new", "old", "--max-drop", "0.5"], 1, "pass@1 of B changed by -58.3 points, allowed"),
        (["new", "old", "--max-drop", "0.584"], 0, "nothing fell"),
        (["new", "old", "--max-drop-plus", "0.5"], 1, "pass@1+ of B changed by -58.3 points"),
        (["old", "new", "worse", "--max-drop", "0.05"], 1, "pass@1 of C changed by -8.3"),
        (["old", "new", "worse", "--max-drop", "0.0834", "--all-pairs"], 0, "nothing fell"),
    ],
)
def test_a_drop_can_fail(
    reports: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], status: int, why: str
) -> None:
    assert main(["compare", *arguments]) == status
    said = " ".join(capsys.readouterr().out.split())
    assert f"exit status {status}: {why}" in said


def test_an_exact_drop_is_allowed(reports: Path) -> None:
    assert main(["compare", "old", "worse", "--max-drop", str(1 / 12)]) == 0


def test_what_is_not_complete_never_passes(reports: Path, capsys: Any) -> None:
    folder(reports / "half", records("abcdef")[:20], complete=False)
    assert main(["compare", "old", "half", "--max-drop", "0.9", "--max-drop-plus", "0.9"]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert said.endswith("exit status 1: B is incomplete: what is missing might have failed")


def test_what_has_lost_records_never_passes(reports: Path, capsys: Any) -> None:
    kept = [one for one in records("abcd") if one.test == "stdout"]
    counts = {"judged": 2 * len(kept)}
    folder(reports / "lost", kept, counts=counts)
    assert main(["compare", "old", "lost", "--max-drop", "0.9"]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert said.endswith("exit status 1: B is incomplete: what is missing might have failed")
    assert f"{len(kept)} of {2 * len(kept)} verdicts that run.json counts are missing" in said


def test_a_measure_that_is_missing_never_passes(reports: Path, capsys: Any) -> None:
    alone = [one for one in records("abcd") if one.test == "stdout"]
    folder(reports / "alone", alone)
    assert main(["compare", "old", "alone", "--max-drop", "0"]) == 0
    assert main(["compare", "old", "alone", "--max-drop-plus", "0"]) == 1
    assert "B: no pass@1+ to compare" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["old"], "name two runs, or one and --condition"),
        (["old", "nowhere"], "nowhere: no such folder"),
        (["old", "--condition", "hint"], "old: no record under condition 'hint'"),
        (["old+hint", "new"], "old: no record under condition 'hint'"),
        (["old", "new", "--condition", "hint"], "of one run"),
        ([".", "--condition", "hint"], "of one run"),
        (["old", "empty"], "no instance was judged in two of these runs"),
        (["old", "damaged"], "damaged/records.jsonl:2: no JSON"),
        (["old", "new", "--html", "nowhere/c.html"], "nowhere/c.html: cannot be written"),
    ],
)
def test_unusable_input_is_one_line(
    reports: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], why: str
) -> None:
    folder(reports / "empty", [])
    folder(reports / "damaged", records("a")[:1])
    with (reports / "damaged" / "records.jsonl").open("a") as file:
        file.write("nonsense\n")
    if "." in arguments:
        (reports / "damaged" / "records.jsonl").unlink()
    assert main(["compare", *arguments]) == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("share", ["-0.1", "2", "nan", "much"])
def test_a_drop_is_a_share(reports: Path, capsys: pytest.CaptureFixture[str], share: str) -> None:
    with pytest.raises(SystemExit) as left:
        main(["compare", "old", "new", f"--max-drop={share}"])
    assert left.value.code == 2
    assert "is no share between 0 and 1" in capsys.readouterr().err


def test_torn_and_newer_and_bare_runs_are_compared(reports: Path, capsys: Any) -> None:
    with (reports / "new" / "records.jsonl").open("a") as file:
        file.write('{"instance": "torn')
    (reports / "old" / "run.json").unlink()
    folder(reports / "one", records("a")[:2])
    text = (reports / "one" / "records.jsonl").read_text()
    (reports / "one" / "records.jsonl").write_text(text.replace("{", '{"weather": 1, ', 1))
    assert main(["compare", "old", "new", "one", "--html", "c.html", "--markdown", "c.md"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "! A: there is no run.json" in said
    assert "! B: records.jsonl:73: the last line was cut short and is left out" in said
    assert "! C: records.jsonl:1: fields that this version does not know are left out" in said
    assert "A -> C: 1 instance judged in both, of 1 algorithm; 35 only in A" in said
    Page((reports / "c.html").read_text())


def test_an_empty_run_among_others(reports: Path, capsys: Any) -> None:
    folder(reports / "empty", [])
    files = ["--html", "c.html", "--markdown", "c.md", "--json", "c.json"]
    assert main(["compare", "old", "empty", "new", *files]) == 0
    assert "A -> B: no instance was judged in both; 36 only in A" in capsys.readouterr().out
    assert "A and B: no instance was judged in both" in Page((reports / "c.html").read_text()).text
