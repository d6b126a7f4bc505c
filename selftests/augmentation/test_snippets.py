"""`python -m algoreval snippets`: what it finds, where, what it says, and how it goes on."""

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

from algoreval.__main__ import main
from algoreval.errors import ConfigError
from algoreval.snippet_file import SnippetFile, snippets
from algoreval.suite import load_suite
from plugins.commands import snippets as command
from selftests.augmentation.forge import TOKEN, Forge, Reply, Time, said

KMP = '"""The KMP pattern search."""\n\n\ndef kmp(text, pattern):\n    return []\n'


KNOWN = {"task": "kmp", "language": "c"}


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "snippets.jsonl"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    code = tmp_path / "code"
    (code / "strings").mkdir(parents=True)
    (code / "strings" / "kmp.py").write_text(KMP)
    (code / "strings" / "kmp.rs").write_text("// KMP pattern search\nfn kmp() {}\n")
    return code


@pytest.fixture
def github(forge: Forge, time: Time, state: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The options that lead to the server of these tests, on its clock."""
    real = command.GitHub
    monkeypatch.setattr(command, "GitHub", lambda *args, **kw: real(*args, **kw, clock=time))
    monkeypatch.setattr(command, "state_folder", lambda: state)
    monkeypatch.setenv("GITHUB_TOKEN", TOKEN)
    return ["--github", f"--github-url={forge.url}"]


def look(out: Path, *options: str | Path) -> int:
    return main(["snippets", f"--out={out}", *map(str, options)])


def texts(out: Path) -> dict[tuple[str, str], str]:
    file = SnippetFile(out)
    file.close()
    return {pair: row.text for pair, row in file.rows.items()}


def test_a_folder_is_searched_and_coverage_told(folder: Path, out: Path, capsys) -> None:
    assert look(out, "--folder", folder) == 0
    found = {pair for pair, text in texts(out).items() if text}
    assert found == {("kmp", "python"), ("kmp", "rust")}
    pairs = {(cell.task, cell.language) for cell in load_suite("paper").cells}
    assert texts(out).keys() == pairs, "what was not found is known, too"
    lines = capsys.readouterr().out.splitlines()
    assert "all             2 of 599  instances have a snippet (0.3 %)" in lines
    assert "rust            1 of 82   instances have a snippet (1.2 %)" in lines


def test_tasks_and_languages_are_named_with_commas(folder: Path, out: Path) -> None:
    assert look(out, "--folder", folder, "--task=kmp,fft", "--lang=python, rust") == 0
    assert texts(out).keys() == {
        (task, one) for task in ("kmp", "fft") for one in ("python", "rust")
    }


def test_eighty_lines_that_end_as_elsewhere_are_not_too_many(out: Path) -> None:
    out.write_text(json.dumps({**KNOWN, "text": "x\r\n" * 79 + "x"}) + "\n")
    assert snippets(out)["kmp", "c"].text


def test_coverage_counts_instances_not_algorithms(folder: Path, out: Path, capsys) -> None:
    (folder / "dijkstra.py").write_text("def dijkstra():\n    return 1\n")
    look(out, "--folder", folder, "--task=dijkstra", "--lang=python")
    cells = load_suite("paper").cells
    count = sum((one.task, one.language) == ("dijkstra", "python") for one in cells)
    assert count > 1
    assert f"all {count:>13} of {count:<4} instances" in capsys.readouterr().out


def test_a_row_says_where_it_is_from(folder: Path, out: Path) -> None:
    git = folder / "strings" / ".git"
    git.mkdir()
    url = "https://somebody:se@cret@example.org/owner/strings.git"
    (git / "config").write_text(f'[remote "origin"]\n\turl = {url}\n')
    look(out, "--folder", folder, "--task=kmp", "--lang=python")
    assert "cret" not in out.read_text()
    assert str(folder) not in out.read_text()
    row = snippets(out)["kmp", "python"]
    assert (row.repository, row.url) == ("owner/strings", "https://example.org/owner/strings")
    assert (row.path, row.first, row.last, row.total) == ("strings/kmp.py", 1, 5, 5)
    assert row.searched == ("folder code",)


@pytest.mark.parametrize("name", ["rosetta-code", "GeeksForGeeks"])
@pytest.mark.parametrize("place", ["folder", "parent", "remote"])
def test_a_checkout_of_an_excluded_source_is_passed_over(
    tmp_path: Path, out: Path, name: str, place: str
) -> None:
    code = tmp_path / (name if place == "folder" else "code")
    inner = code / name if place == "parent" else code / "strings"
    (inner / ".git").mkdir(parents=True)
    remote = f"git@example.org:{name if place == 'remote' else 'owner'}/strings.git"
    (inner / ".git" / "config").write_text(f'[remote "origin"]\n\turl = {remote}\n')
    (inner / "kmp.py").write_text(KMP)
    look(out, "--folder", code, "--task=kmp", "--lang=python")
    assert texts(out) == {("kmp", "python"): ""}


def test_hidden_folders_links_and_what_cannot_be_read_are_passed_over(
    folder: Path, out: Path, tmp_path: Path
) -> None:
    (folder / "strings" / "kmp.py").rename(tmp_path / "kmp.py")
    (folder / ".venv").mkdir()
    (folder / ".venv" / "kmp.py").write_text(KMP)
    (folder / "kmp.py").symlink_to(tmp_path / "kmp.py")
    (folder / "loop").symlink_to(folder)
    (folder / "kmp_big.py").write_text(KMP + "x = 1\n" * 10**5)
    look(out, "--folder", folder, "--task=kmp", "--lang=python")
    assert texts(out) == {("kmp", "python"): ""}


def test_a_folder_that_one_may_not_look_into_is_passed_over(
    folder: Path, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Not by chmod: the superuser, as whom tests may run, may look into everything.
    closed = folder / "closed"
    closed.mkdir()
    (closed / "kmp.py").write_text(KMP)
    scandir, is_file = os.scandir, Path.is_file

    def look_into(place: Path) -> Any:
        if Path(place) == closed:
            raise PermissionError(errno.EACCES, "Permission denied", str(place))
        return scandir(place)

    def ask(path: Path, **options: Any) -> bool:
        if closed in path.parents:
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return is_file(path, **options)

    monkeypatch.setattr(os, "scandir", look_into)
    monkeypatch.setattr(Path, "is_file", ask)
    assert look(out, "--folder", folder, "--task=kmp", "--lang=python") == 0
    assert snippets(out)["kmp", "python"].path == "strings/kmp.py"


def test_the_benchmark_s_own_solutions_are_no_source(out: Path) -> None:
    look(out, "--folder", command.DEFAULTS["snippets"].parent, "--task=fft", "--lang=rust")
    assert "tasks/" not in out.read_text()


def test_github_is_searched_by_title_then_by_file_name(forge, github, out: Path) -> None:
    forge.add("a/strings", "search.py", KMP.replace("def kmp", "def find"))
    forge.add("b/numbers", "gcd/fft.py", "def transform(values):\n    return values\n")
    look(out, *github, "--task=kmp", "--task=fft", "--lang=python")
    assert forge.queries == [
        "fast fourier transform language:Python extension:py",
        "fft in:path language:Python extension:py",
        "kmp pattern search language:Python extension:py",
    ]
    row = snippets(out)["kmp", "python"]
    assert row.repository == "a/strings"
    assert row.url == "https://github.com/a/strings/blob/0123abcd/search.py"
    assert row.searched == ("github",)
    assert snippets(out)["fft", "python"].path == "gcd/fft.py"


def test_a_language_whose_name_is_no_word_is_searched(forge, github, out: Path) -> None:
    forge.add("a/strings", "kmp.cpp", "// kmp pattern search\n#include <vector>\n")
    look(out, *github, "--task=kmp", "--lang=cpp")
    assert forge.queries == ["kmp pattern search language:C++ extension:cpp"]
    assert texts(out)["kmp", "cpp"]


def test_excluded_results_are_not_even_fetched(forge, github, out: Path) -> None:
    forge.add("acmeism/RosettaCodeData", "kmp.py", KMP)
    forge.add("owner/x", "geeksforgeeks/kmp.py", KMP + "1")
    forge.add("owner/y", "kmp.py", f"# see rosettacode.org\n{KMP}")
    look(out, *github, "--task=kmp", "--lang=python")
    assert texts(out) == {("kmp", "python"): ""}
    assert len([path for path in forge.requests if "/git/blobs/" in path]) == 1, "by its text alone"


def test_copies_of_one_file_are_fetched_once(forge, github, out: Path) -> None:
    for owner in "abcdef":
        forge.add(f"{owner}/fork", "kmp.py", KMP)
    look(out, *github, "--task=kmp", "--lang=python")
    assert len([path for path in forge.requests if "/git/blobs/" in path]) == 1


def test_ten_results_are_looked_at(forge, github, out: Path) -> None:
    for number in range(15):
        forge.add(f"o/r{number}", "kmp.py", f"{KMP}# {number}\n")
    look(out, *github, "--task=kmp", "--lang=python")
    assert len([path for path in forge.requests if "/git/blobs/" in path]) == 10


def test_a_file_that_is_gone_gives_way_to_the_next(forge, github, out: Path) -> None:
    forge.add("a/gone", "kmp.py", KMP + KMP)
    forge.add("b/there", "kmp.py", KMP)
    forge.trouble = lambda path: said(451, "barred") if "a/gone/git" in path else None
    look(out, *github, "--task=kmp", "--lang=python")
    assert snippets(out)["kmp", "python"].repository == "b/there"


def test_a_search_goes_on_where_it_was_broken_off(forge, github, out: Path, capsys) -> None:
    forge.add("a/strings", "kmp.py", KMP)
    forge.trouble = lambda path: said(500, "oops") if len(forge.queries) == 1 else None
    options = (*github, "--task=kmp", "--task=fft", "--task=sieve", "--lang=python")
    assert look(out, *options) == 2
    assert "GitHub does not answer: 500 oops" in capsys.readouterr().err
    assert texts(out) == {}, "fft was not looked for to the end"
    forge.trouble = lambda path: None
    assert look(out, *options) == 0
    assert len(texts(out)) == 3
    asked = len(forge.requests)
    assert look(out, *options) == 0
    assert len(forge.requests) == asked, "all is known"


def test_what_one_place_lacks_another_may_have(forge, github, folder: Path, out: Path) -> None:
    forge.add("a/numbers", "fft.py", "# fast fourier transform\ndef fft():\n    return 1\n")
    options = ("--task=kmp", "--task=fft", "--lang=python")
    look(out, "--folder", folder, *options)
    assert not texts(out)["fft", "python"]
    look(out, "--folder", folder, *github, *options)
    assert snippets(out)["fft", "python"].searched == ("folder code", "github")
    assert forge.queries == ["fast fourier transform language:Python extension:py"]


def test_again_looks_where_nothing_was_found(folder: Path, out: Path) -> None:
    options = ("--folder", folder, "--task=kmp", "--task=fft", "--lang=python")
    look(out, *options)
    (folder / "fft.py").write_text("def fft():\n    return 1\n")
    (folder / "strings" / "kmp.py").unlink()
    look(out, *options)
    assert not texts(out)["fft", "python"]
    look(out, *options, "--again")
    assert texts(out)["fft", "python"]
    assert texts(out)["kmp", "python"], "what was found stays"


def test_a_search_that_the_server_gave_up_is_asked_again(forge, github, out: Path, capsys) -> None:
    tired = Reply(200, json.dumps({"incomplete_results": True, "items": []}).encode())
    forge.trouble = lambda path: tired
    assert look(out, *github, "--task=kmp", "--lang=python") == 0
    assert "kmp in python: the search for 'kmp pattern search" in capsys.readouterr().err
    assert texts(out) == {}
    forge.trouble = lambda path: None
    forge.add("a/strings", "kmp.py", KMP)
    look(out, *github, "--task=kmp", "--lang=python")
    assert texts(out)["kmp", "python"]


@pytest.mark.parametrize("body", [b"<html>", b"[]", b'{"items": 1}', b'{"items": [{"path": 1}]}'])
def test_what_is_no_search_s_answer_is_one_line(forge, github, out, body: bytes, capsys) -> None:
    forge.trouble = lambda path: Reply(200, body)
    assert look(out, *github, "--task=kmp", "--lang=python") == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "GitHub's search gives" in line


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ((), "where to look?"),
        (("--folder=/nowhere",), "--folder /nowhere: no such folder"),
        (("--folder=/", "--task=kmp", "--task=kpm"), "unknown task 'kpm'; did you mean kmp?"),
        (("--folder=/", "--task=fft,kpm"), "unknown task 'kpm'; did you mean kmp?"),
        (("--folder=/", "--task=kmp", "--lang=cobol"), "unknown language 'cobol'; known: c, cpp"),
        (("--folder=/", "--suite=novel", "--task=kmp"), "suite novel does not have kmp"),
        (("--github",), "GITHUB_TOKEN is not set"),
        (("--folder=/", "--suite=papr"), "did you mean paper?"),
    ],
)
def test_wrong_input_is_one_line(out: Path, options: tuple[str, ...], problem: str, capsys) -> None:
    assert look(out, *options) == 2
    said = capsys.readouterr()
    assert problem in said.err
    assert said.out == ""


class TestFile:
    ROW = '{"task": "kmp", "language": "c", "text": "int main;"}\n'

    def test_a_torn_line_is_cut_off_by_who_adds_and_left_out_by_who_reads(self, out: Path) -> None:
        out.write_text(f'{self.ROW}{{"task": "kmp", "language": "go", "text": "x {{}}')
        assert snippets(out).keys() == {("kmp", "c")}
        assert texts(out).keys() == {("kmp", "c")}
        assert out.read_text() == self.ROW

    def test_a_last_line_without_an_end_counts(self, out: Path) -> None:
        out.write_text(self.ROW.strip())
        assert snippets(out).keys() == {("kmp", "c")}
        assert texts(out).keys() == {("kmp", "c")}
        assert out.read_text() == self.ROW

    def test_the_last_row_of_a_pair_counts(self, out: Path) -> None:
        out.write_text(self.ROW + self.ROW.replace("main", "more"))
        assert snippets(out)["kmp", "c"].text == "int more;"

    def test_two_searches_do_not_write_one_file(self, out: Path, folder: Path, capsys) -> None:
        file = SnippetFile(out)
        assert look(out, "--folder", folder) == 2
        assert "another process adds to it" in capsys.readouterr().err
        file.close()

    def test_a_device_is_refused(self, out: Path) -> None:
        out.symlink_to("/dev/null")
        for opened in (snippets, SnippetFile):
            with pytest.raises(ConfigError, match="no regular file"):
                opened(out)

    @pytest.mark.parametrize(
        ("line", "problem"),
        [
            ("nonsense", ":2: no JSON"),
            ("[1]", ":2: "),
            ('{"task": "kmp"}', ":2: language: Field required"),
            ('{"task": "kmp", "language": "c", "txt": ""}', ":2: txt: "),
            ('{"task": "kpm", "language": "c"}', ":2: unknown task 'kpm'; did you mean kmp?"),
            ('{"task": "kmp", "language": "cobol"}', ":2: unknown language 'cobol'; known: "),
            (json.dumps({**KNOWN, "text": ""}), ":2: text: empty"),
            (json.dumps({**KNOWN, "text": " \n\t"}), ":2: text: empty"),
            (json.dumps({**KNOWN, "text": "x\n" * 80}), "more than 80 lines"),
            (json.dumps({**KNOWN, "text": "x\r" * 80}), "more than 80 lines"),
            (json.dumps({**KNOWN, "url": "rosettacode.org"}), ":2: url: "),
        ],
    )
    def test_a_damaged_line_is_named(self, out: Path, line: str, problem: str) -> None:
        out.write_text(f"{self.ROW}{line}\n")
        with pytest.raises(Exception, match=r"snippets\.jsonl") as caught:
            snippets(out)
        assert problem in str(caught.value)
        assert len(str(caught.value).splitlines()) == 1
