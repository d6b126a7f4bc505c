"""The summary for a pull request: short, and foreign text in it is code and nothing else."""

import doctest
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from algoreval.record import Record
from algoreval.runs import read_run
from plugins.reports import markdown, page
from selftests.reports.runs import info, mixed, record, write

NASTY = "a|b `c` ``d`` <img src=x> @somebody #1 [x](http://127.0.0.1) **x**\n# head\x1b[31m \u202e"


def text_of(folder: Path, records: list[Record], **about: object) -> str:
    return markdown.render(read_run(write(folder / "one", records, info(**about))))


def test_examples() -> None:
    assert doctest.testmod(markdown).failed == 0


def test_it_says_what_matters(tmp_path: Path) -> None:
    text = text_of(tmp_path, mixed(), complete=False, incomplete_because=["2 tests with an error"])
    assert text.startswith("### `toy:1` on suite `toy`\n")
    assert "> **Incomplete:** `2 tests with an error`" in text
    assert "| `pass@1` | `the fixed test` | 3 of 8 | 37.5 % |" in text
    assert "| `pass@1+` | `both tests` | 2 of 8 | 25.0 % |" in text
    assert "- 2 x `no compiler: install it`" in text
    assert "<details><summary>6 failed</summary>" in text
    assert "| `kmp-rust` | `stdout` | `wrong_output.mismatch` |" in text
    assert "| `bfs-python-adj_list` | `edge_cases` | `wrong_output.edge_case` |" in text


def test_errors_alone_stand_apart_from_what_was_not_judged(tmp_path: Path) -> None:
    text = text_of(tmp_path, [record("kmp-c", bucket=None)])
    assert "\n\nNothing was judged.\n\n**Errors" in text


def test_several_samples_have_their_pass_at_k(tmp_path: Path) -> None:
    bucket = ("passed", "timeout")
    records = [record("kmp-c", bucket=bucket[sample > 0], sample=sample) for sample in range(3)]
    records += [record("bfs-c", sample=0), record("bfs-c", bucket="timeout", sample=1)]
    text = text_of(tmp_path, records, pass_at_k={1: 0.4})
    assert "| several samples | pass@2 | pass@3 |" in text
    assert "| pass@k | 83.3 % | - |" in text


def test_conditions_are_told_apart(tmp_path: Path) -> None:
    records = [record("kmp-c", bucket="timeout"), record("kmp-c+hint", condition="hint")]
    text = text_of(tmp_path, records)
    assert "| share passed | `base` | `hint` |" in text
    assert "| `pass@1` | 0.0 % | 100.0 % |" in text
    assert "share passed" not in text_of(tmp_path / "alone", records[:1])


def test_no_setting_is_cut(tmp_path: Path) -> None:
    versions = {f"package-{number}": f"{number}.0.1" for number in range(15)}
    text = text_of(tmp_path, mixed(), versions=versions)
    told = ", ".join(f"{name} {version}" for name, version in versions.items())
    assert f"- versions: `{told}`\n" in text


def test_unequal_samples_are_told(tmp_path: Path) -> None:
    records = [record("a-c"), *(record("b-c", bucket="timeout", sample=n) for n in range(9))]
    assert "| 1 of 10 | 50.0 %, mean over instances |" in text_of(tmp_path, records)
    run = read_run(tmp_path / "one")
    html = page.render(run)
    assert "1 of 10 passed the fixed test; the share is the mean over instances" in html
    assert "1 of 10 passed (mean over instances 50.0 %); 95 %" in html
    assert "mean over instances" not in text_of(tmp_path, mixed())


def test_a_part_of_a_suite_is_named_in_the_heading(tmp_path: Path) -> None:
    counts = {"suite": 599, "judged": 3}
    records = [record("kmp-c"), record("kmp-go"), record("kmp-go", test="edge_cases")]
    text = text_of(tmp_path, records, counts=counts)
    assert text.startswith("### `toy:1` on suite `toy`, 2 of 599 instances only\n")


@pytest.mark.parametrize("text", [NASTY, "`", "``` ```", "", " ", "|", "\n", "\\`"])
def test_foreign_text_is_code(text: str) -> None:
    html = MarkdownIt().renderInline(f"x {markdown.code(text)} y")
    assert html.startswith("x <code>")
    assert html.endswith("</code> y")
    assert html.count("<") == 2


def test_nasty_names_stay_in_their_cells(tmp_path: Path) -> None:
    nasty = record("kmp-c", bucket="static_failure", detail="x", evidence={"compiler": NASTY})
    nasty = nasty.model_copy(update={"instance": NASTY, "language": NASTY, "test": NASTY})
    lost = record("kmp-go", bucket=None).model_copy(update={"judge_error": NASTY})
    text = text_of(
        tmp_path, [nasty, record("a-c"), lost], model=NASTY, suite=NASTY, skipped={NASTY: 2}
    )
    html = MarkdownIt("commonmark").enable("table").render(text.replace("<details>", ""))
    assert "<img" not in html
    assert "<a " not in html
    assert "<strong>x" not in html
    assert "<h1" not in html
    outside = html.replace("<code>", "\x02").replace("</code>", "\x03")
    while "\x02" in outside:
        before, _, rest = outside.partition("\x02")
        outside = before + rest.partition("\x03")[2]
    assert "@somebody" not in outside


def test_a_long_run_stays_short(tmp_path: Path) -> None:
    failed = [record(f"t{n}-c", bucket="timeout", detail="x" * 9000) for n in range(500)]
    lost = [
        record(f"u{n}-c", bucket=None).model_copy(update={"judge_error": f"{n} " * 5000})
        for n in range(500)
    ]
    assert len(text_of(tmp_path, failed + lost)) < 65_536
