"""The leaderboard: who is ranked against whom, and a page that runs and loads nothing foreign."""

import base64
import hashlib
import json
import os
import re
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from algoreval.__main__ import main
from algoreval.record import Record
from algoreval.registry import load_plugin
from algoreval.run_info import Counts
from algoreval.runs import Run
from algoreval.standings import Group, data, standings
from algoreval.suite import Cell
from selftests.figures.synthetic import record, run_of
from selftests.figures.test_command import written

leaderboard = load_plugin("commands", "leaderboard")

TASKS = ("kmp", "sieve", "fft", "otsu")
HOSTILE = (
    "<script>alert(1)", '"><img src=x onerror=alert(1)>', "' onmouseover='x", "{{ 7 * 7 }}",
    "a | b", "`x` *y* _z_ [l](http-x) ![i](x)", "@someone #1", "www.example.org", "a\nb\r\n- c",
    "\x1b[31m\u202e\udcff", "javascript:alert(1)", "</style></script><h1>",
)  # fmt: skip


def records(passed: int, *tests: str, **fields: Any) -> list[Record]:
    """One record per task and test, in C; the first ones passed."""
    return [
        record(Cell(task, "c"), "passed" if place < passed else "timeout", test, **fields)
        for test in tests or ("stdout",)
        for place, task in enumerate(TASKS)
    ]


def groups(*runs: Run) -> list[Group]:
    return standings((run, "") for run in runs)


def ranks(group: Group) -> list[tuple[int | None, str]]:
    return [(one.rank, one.label) for one in group.entries]


def test_equal_rates_share_a_rank() -> None:
    (group,) = groups(
        *(run_of(name, records(n)) for name, n in {"d": 1, "c": 3, "b": 3, "a": 4}.items())
    )
    assert ranks(group) == [(1, "a"), (2, "b"), (2, "c"), (4, "d")]


def test_what_is_not_whole_is_listed_without_a_rank() -> None:
    (group,) = groups(
        run_of("whole", records(1)),
        run_of("killed", records(4), complete=False, incomplete_because=("it was killed",)),
        run_of("part", records(4)[:2], counts=Counts(suite=4)),
        run_of("none", [one.model_copy(update={"bucket": None, "judge_error": "x"}) for one in
                        records(0)]),
    )  # fmt: skip
    assert ranks(group) == [(1, "whole"), (None, "killed"), (None, "part"), (None, "none")]
    assert [one.remarks for one in group.entries] == [
        (),
        ("incomplete: it was killed",),
        ("only 2 of 4 instances",),
        ("nothing was judged",),
    ]


def test_runs_of_other_content_are_never_ranked_against_each_other() -> None:
    found = groups(
        run_of("a", records(1)),
        run_of("b", records(4), suite_sha256="1" * 64),
        run_of("c", records(2)),
        run_of("d", records(3, condition="hint")),
    )
    assert [ranks(group) for group in found] == [[(1, "c"), (2, "a")], [(1, "d +hint")], [(1, "b")]]


def test_each_condition_of_a_run_has_its_rates() -> None:
    mixed = [*records(4, "stdout", "edge_cases"), *records(1, "stdout", condition="hint")]
    base, hint = groups(run_of("m", mixed))
    assert (base.condition, hint.condition) == ("base", "hint")
    assert base.entries[0].pass_at_1.value == base.entries[0].pass_at_1_plus.value == 1
    assert hint.entries[0].pass_at_1.value == 0.25
    assert hint.entries[0].whole


def test_an_entry_tells_the_run() -> None:
    card = {"name": "M", "organisation": "O", "licence": "L", "category": "code",
            "parameters_billion": 7, "other": {}}  # fmt: skip
    decoding = {"temperature": 0.0, "top_p": None, "max_tokens": 600, "seed": None, "endpoint": "x"}
    both = [*records(3, "stdout"), *records(2, "edge_cases")]
    run = run_of("r", both, card, decoding=decoding, sandbox="degraded: no namespaces")
    ((one,),) = (group.entries for group in groups(run))
    assert (one.label, one.run, one.organisation, one.licence) == ("M", "r", "O", "L")
    assert (one.category, one.parameters_billion) == ("code", 7)
    assert (one.pass_at_1.count, one.pass_at_1.total) == (3, 4)
    assert (one.pass_at_1_plus.count, one.pass_at_1_plus.total) == (2, 4)
    assert one.languages["c"].value == 0.75
    assert one.decoding == "temperature 0, top-p not sent, 600 tokens, endpoint x"
    assert (one.date, one.samples) == ("2026-11-30", 1)
    assert one.remarks == ("judged with less isolation than the benchmark promises",)


def test_settings_that_differ_are_told_above_the_table() -> None:
    limits = [{"c": {"run_seconds": 30}}, {"c": {"run_seconds": 30, "sanitize": True}}]
    (group,) = groups(
        *(run_of(str(place), records(1), limits=one) for place, one in enumerate(limits))
    )
    assert group.cautions == ("these runs differ in limits: compare their rates with care",)


class Page(HTMLParser):
    """What is in a page: tags with their attributes, and the text of each tag."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, list[str]] = {}
        self._open = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self._open = tag

    def handle_endtag(self, tag: str) -> None:
        self._open = ""

    def handle_data(self, data: str) -> None:
        self.texts.setdefault(self._open, []).append(data)


def page(*runs: Run) -> str:
    text: str = leaderboard.html(groups(*runs), ["reports/x: broken <b>"])
    return text


@pytest.fixture(scope="module")
def hostile() -> list[Run]:
    odd = {text: text for text in HOSTILE}
    return [
        run_of(
            f"r{place}",
            records(1),
            {"name": text, "organisation": text, "licence": text, "category": text},
            decoding=odd,
            suite=text,
            suite_sha256=text,
            started=text,
            complete=False,
            incomplete_because=(text,),
        )
        for place, text in enumerate(HOSTILE)
    ] + [run_of("lang", [record(Cell("kmp", text), "passed") for text in HOSTILE])]


def test_nothing_of_a_run_becomes_markup(hostile: list[Run]) -> None:
    plain, odd = (Page(page(*runs)) for runs in ([run_of("m", records(1))], hostile))
    assert {tag for tag, _ in odd.tags} <= {tag for tag, _ in plain.tags}
    names = {name for _, attributes in plain.tags for name in attributes} | {"class", "title"}
    assert {name for _, attributes in odd.tags for name in attributes} <= names
    assert len(odd.texts["script"]) == len(odd.texts["style"]) == 1
    assert "49" not in "".join(odd.texts["th"]), "a name is no template"


def test_the_page_runs_and_loads_nothing_but_its_own(hostile: list[Run]) -> None:
    found = Page(page(*hostile))
    (policy,) = [
        attributes["content"] or ""
        for tag, attributes in found.tags
        if attributes.get("http-equiv") == "Content-Security-Policy"
    ]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    for kind in ("script", "style"):
        text = "".join(found.texts[kind])
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{digest}'" in policy
    for tag, attributes in found.tags:
        assert not {"src", "style", "srcset", "action"} & attributes.keys(), tag
        assert not any(name.startswith("on") for name in attributes)
        assert re.fullmatch(r"[\w./-]*", attributes.get("href") or "")


def test_the_page_says_what_a_reader_needs() -> None:
    text = page(run_of("m", records(3, "stdout", "edge_cases"), {"parameters_billion": 1.5}))
    assert "(3 of 4)" in text
    assert "1.5 B" in text
    assert "<b>75.0</b>" in text
    assert "reports/x: broken &lt;b&gt;" in text
    assert '<html lang="en">' in text


def test_the_same_runs_give_the_same_page() -> None:
    runs = [run_of("m", records(3)), run_of("n", records(1))]
    assert page(*runs) == page(*runs)


def test_markdown_has_a_cell_for_each_column_whatever_names_hold(hostile: list[Run]) -> None:
    found = groups(*hostile)
    text = leaderboard.markdown(found, list(HOSTILE))
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert len(rows) == 2 * len(found) + sum(len(group.entries) for group in found)
    for group in found:
        heads, _, *_ = [row for row in rows if row.startswith("| rank")]
        assert heads.count("|") == heads.count(" | ") + 2
        assert len(group.languages) + 8 in {row.count(" | ") + 1 for row in rows}
    for markup in ("<script", "<img", "](", "`", "www.example", "@someone", "javascript:"):
        assert markup not in text
    first = Counter(line[:1] for line in text.splitlines())
    assert (first["#"], first["-"]) == (1 + len(found), len(HOSTILE))


def test_json_has_every_number() -> None:
    runs = [run_of("m", records(3, "stdout", "edge_cases"))]
    found = json.loads(json.dumps(data(groups(*runs)), allow_nan=False))
    (entry,) = found["groups"][0]["entries"]
    assert found["schema_version"] == 1
    assert (entry["rank"], entry["pass_at_1"]["value"]) == (1, 0.75)
    low, high = entry["pass_at_1"]["interval"]
    assert 0 < low < 0.75 < high < 1


@pytest.fixture
def reports(tmp_path: Path) -> Path:
    folder = tmp_path / "reports"
    for name, passed in (("good", 4), ("fair", 2), ("broken", 0), ("empty", 0)):
        written(folder, run_of(name, records(passed)))
    (folder / "broken" / "records.jsonl").write_text("[]\n")
    (folder / "empty" / "records.jsonl").write_text("")
    (folder / "README.md").write_text("text")
    (folder / "good" / "report.html").write_text("page")
    return folder


def test_all_runs_found_are_on_the_page(reports: Path, capsys, monkeypatch) -> None:
    monkeypatch.chdir(reports.parent)
    assert main(["leaderboard", *map(str, sorted(Path("reports").iterdir()))]) == 0
    said = capsys.readouterr()
    assert said.out == "3 runs in reports/leaderboard.html, .md and .json\n"
    assert said.err.startswith("note: reports/broken/records.jsonl:1: no record")
    text = (reports / "leaderboard.html").read_text()
    assert 'href="good/report.html"' in text
    assert "fair/report.html" not in text
    assert "broken/records.jsonl:1: no record" in text
    for name in ("leaderboard.html", "leaderboard.md", "leaderboard.json"):
        assert str(reports.parent) not in (reports / name).read_text()
    # Again, with what is there now.
    assert main(["leaderboard", *map(str, sorted(Path("reports").iterdir()))]) == 0
    assert (reports / "leaderboard.html").read_text() == text


@pytest.mark.parametrize(
    ("out", "link"),
    [("reports", "good/report.html"), ("site", "../reports/good/report.html"), ("/", "")],
)
def test_a_link_tells_no_more_than_the_runs_folder(reports: Path, out: str, link: str) -> None:
    assert leaderboard._page(reports / "good", reports.parent / out) == link


def test_a_link_to_an_odd_folder_is_quoted(tmp_path: Path) -> None:
    folder = tmp_path / 'a "b" <c>#?'
    folder.mkdir()
    (folder / "report.html").write_text("page")
    assert leaderboard._page(folder, tmp_path) == "a%20%22b%22%20%3Cc%3E%23%3F/report.html"


def test_a_link_to_a_folder_whose_name_is_no_utf8_is_its_bytes(tmp_path: Path) -> None:
    folder = tmp_path / os.fsdecode(b"no\xff")
    written(tmp_path, replace(run_of("r", records(1)), name=folder.name))
    (folder / "report.html").write_text("page")
    assert main(["leaderboard", str(folder), "--out", str(tmp_path)]) == 0
    assert 'href="no%FF/report.html"' in (tmp_path / "leaderboard.html").read_text()


def test_a_page_published_without_records_is_passed_over(reports: Path, capsys) -> None:
    (reports / "published").mkdir()
    (reports / "published" / "report.html").write_text("page")
    folders = map(str, sorted(reports.iterdir()))
    assert main(["leaderboard", *folders, "--out", str(reports)]) == 0
    (line,) = capsys.readouterr().err.splitlines()
    assert "broken/records.jsonl:1" in line
    assert "published" not in (reports / "leaderboard.html").read_text()


def test_paths_are_told_to_nobody_else(reports: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert main(["leaderboard", str(reports), "--out", str(out)]) == 0
    for path in out.iterdir():
        assert str(tmp_path) not in path.read_text()
    assert "broken/records.jsonl:1" in (out / "leaderboard.md").read_text().replace("&#58;", ":")


def test_without_any_run_there_is_one_line(tmp_path: Path, capsys) -> None:
    assert main(["leaderboard", str(tmp_path), "--out", str(tmp_path / "out")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not (tmp_path / "out").exists()


def test_a_place_that_cannot_be_written_is_one_line(reports: Path, capsys) -> None:
    assert main(["leaderboard", str(reports / "good"), "--out", str(reports / "README.md")]) == 2
    assert "README.md: cannot be written" in capsys.readouterr().err
