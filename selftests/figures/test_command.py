"""`python -m algoreval figures`: what it writes, and what it says about poor input."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from algoreval.__main__ import main
from algoreval.runs import Run
from algoreval.suite import Cell
from selftests.figures.synthetic import record, run_of

KMP = Cell("kmp", "c")


def written(folder: Path, run: Run) -> Path:
    path = folder / run.name
    path.mkdir(parents=True)
    (path / "run.json").write_text(run.info.json_text())
    (path / "records.jsonl").write_text("".join(one.row() + "\n" for one in run.records))
    return path


@pytest.fixture
def reports(tmp_path: Path) -> Path:
    both = [record(KMP, "passed"), record(KMP, "wrong_output", "edge_cases")]
    written(tmp_path / "reports", run_of("a", both))
    written(tmp_path / "reports", run_of("b", [record(KMP, "timeout")]))
    (tmp_path / "reports" / "README.md").write_text("text")
    return tmp_path / "reports"


def test_every_table_is_written_in_four_forms(reports: Path, tmp_path: Path, capsys) -> None:
    out = tmp_path / "new" / "figures"
    assert main(["figures", str(out), *map(str, reports.iterdir())]) == 0
    names = {"table2", "figure10", "figure14_c", "figure3", "figure9"}
    suffixes = (".csv", ".tex", ".svg", ".png")
    assert {path.name for path in out.glob("[!.]*")} == {
        name + suffix for name in names for suffix in suffixes
    }
    said = capsys.readouterr()
    written = [line for line in said.out.splitlines() if ".csv .tex .svg .png" in line]
    assert len(written) == len(names)
    assert "figure4: nothing in these runs is for it" in said.out, "kmp has no graph"
    assert "figure20a: nothing in these runs is for it" in said.out, "they have no condition"
    assert "table3: nothing in these runs is for it" in said.out, "nobody had help"
    assert said.err == ""


def test_before_and_after_training_is_only_told_if_asked(reports: Path, tmp_path: Path) -> None:
    out = tmp_path / "figures"
    assert main(["figures", str(out), str(reports), "--only", "table4"]) == 0
    assert {path.stem for path in out.glob("[!.]*")} == {"table4", "table4_changes"}
    head = (out / "table4_changes.csv").read_text().splitlines()[0]
    assert head.startswith("split,model,")


def test_only_what_is_named_is_written(reports: Path, tmp_path: Path) -> None:
    out = tmp_path / "figures"
    assert main(["figures", str(out), str(reports), "--only", "figure3"]) == 0
    assert {path.stem for path in out.glob("[!.]*")} == {"figure3"}


@pytest.mark.parametrize("name", ["figure20", "table3", "figure8"])
def test_what_was_named_and_cannot_be_drawn_is_told(
    reports: Path, tmp_path: Path, capsys, name: str
) -> None:
    out = tmp_path / "figures"
    only = ("--only", name, "--only", "figure3")
    assert main(["figures", str(out), str(reports), *only]) == 1
    last = capsys.readouterr().err.splitlines()[-1]
    assert last.startswith(f"{name} (")
    assert "nothing in these runs is for it, so no file was written" in last
    assert (out / "figure3.csv").exists()


def test_both_tests_count_if_asked(reports: Path, tmp_path: Path) -> None:
    out = tmp_path / "figures"
    assert main(["figures", str(out), str(reports), "--only", "table2", "--plus"]) == 0
    head, *rows = (out / "table2.csv").read_text().splitlines()
    assert "pass@1+" in head
    assert rows[0].startswith("other,a,,,0,")
    assert rows[1].startswith("other,b,,,,"), "b holds one test alone"


def test_files_from_before_are_replaced(reports: Path, tmp_path: Path) -> None:
    out = tmp_path / "figures"
    command = ["figures", str(out), str(reports), "--only", "table2"]
    assert main(command) == 0
    before = {path.name: path.read_bytes() for path in out.iterdir()}
    (out / "table2.csv").write_text("old")
    assert main([*command, str(out)]) == 0
    assert {path.name: path.read_bytes() for path in out.iterdir()} == before


def test_a_broken_run_is_told_and_left_out(reports: Path, tmp_path: Path, capsys) -> None:
    with (reports / "b" / "records.jsonl").open("a") as file:
        file.write("[]\n")
    out = tmp_path / "figures"
    assert main(["figures", str(out), str(reports), "--only", "table2"]) == 0
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("note: ")
    assert "b/records.jsonl:2: no record" in line
    assert len((out / "table2.csv").read_text().splitlines()) == 2


def test_settings_that_differ_are_told(reports: Path, tmp_path: Path, capsys) -> None:
    written(reports, run_of("c", [record(KMP, "passed")], suite_sha256="1" * 64))
    assert main(["figures", str(tmp_path / "f"), str(reports), "--only", "table2"]) == 0
    assert "differ in the content of the suite" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["{reports}/a", "{reports}/b"], "a is a run; name first the folder"),
        (["{out}", "{reports}/none"], "no such folder"),
        (["{out}", "{reports}", "--only", "figure33"], "did you mean figure3"),
        (["{reports}/README.md", "{reports}"], "README.md: cannot be written"),
        (["{out}", "{out}"], "there is no run"),
    ],
)
def test_bad_input_is_one_line(
    reports: Path, tmp_path: Path, capsys, arguments: list[str], problem: str
) -> None:
    filled = [one.format(reports=reports, out=tmp_path / "out") for one in arguments]
    assert main(["figures", *filled]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert problem in line


def test_what_is_written_no_more_is_deleted(reports: Path, tmp_path: Path, capsys) -> None:
    written(reports, run_of("go", [record(Cell("kmp", "go"), "passed")]))
    out = tmp_path / "figures"
    only = ("--only", "figures11to17", "--only", "figure3")
    assert main(["figures", str(out), str(reports), *only]) == 0
    own = out / "figure17_go_of_mine.csv"
    own.write_text("mine")
    every = {path.name for path in out.iterdir()}
    capsys.readouterr()
    assert main(["figures", str(out), str(reports / "a"), "--only", "figure3"]) == 0
    assert {path.name for path in out.iterdir()} == every
    assert main(["figures", str(out), str(reports / "a"), *only]) == 0
    gone = {f"figure17_go{suffix}" for suffix in (".csv", ".tex", ".svg", ".png")}
    assert {path.name for path in out.iterdir()} == every - gone
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 4
    assert f"note: {out / 'figure17_go.csv'}: deleted" in told[0]


@pytest.mark.parametrize("listed", ["", "[]", '{"figure3": 5}', '{"figure3": ["../mine", ".."]}'])
def test_nothing_else_is_deleted_whatever_the_list_says(
    reports: Path, tmp_path: Path, listed: str
) -> None:
    out = tmp_path / "figures"
    out.mkdir()
    (out / ".written.json").write_text(listed)
    (tmp_path / "mine").write_text("mine")
    assert main(["figures", str(out), str(reports), "--only", "figure3"]) == 0
    assert (tmp_path / "mine").exists()
    assert "figure3.csv" in (out / ".written.json").read_text()


@pytest.mark.parametrize(
    "language", ["x/../../../escaped", "..", "/escaped", "nul\x00", "L" * 300, "\x1b[31m\nred"]
)
def test_a_language_of_any_name_stays_in_the_folder(tmp_path: Path, capsys, language: str) -> None:
    runs = tmp_path / "runs"
    written(runs, run_of("a", [record(Cell("kmp", language, language), "passed")]))
    out = tmp_path / "a" / "b" / "c"
    assert main(["figures", str(out), str(runs), "--only", "figures11to17"]) == 0
    assert len(list(out.glob("[!.]*"))) == 4
    assert {path.name for path in tmp_path.iterdir()} == {"a", "runs"}
    (line,) = capsys.readouterr().out.splitlines()
    assert line.isprintable()
    assert main(["figures", str(out), str(runs)]) == 0
    drawn = list(out.glob("*.svg"))
    assert len(drawn) > 3
    for one in drawn:
        ElementTree.parse(one)


def test_runs_with_nothing_to_count_are_refused(tmp_path: Path, capsys) -> None:
    written(tmp_path, run_of("a", ()))
    assert main(["figures", str(tmp_path / "out"), str(tmp_path / "a")]) == 2
    assert "hold nothing that counts for pass@1" in capsys.readouterr().err.splitlines()[-1]
