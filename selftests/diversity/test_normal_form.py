"""Programs in normal form: equal where comments, layout and names differ, and only there."""

import shutil
from pathlib import Path

import pytest

from algoreval import grammar, normal_form
from algoreval.errors import ConfigError
from algoreval.grammar import has_grammar
from algoreval.language import languages
from algoreval.program import core_path
from algoreval.similarity import similarity, similarity_of_forms
from algoreval.task import folders
from selftests.diversity.forge import LANGUAGES, text

form = normal_form.normal_form

OTHERWISE = {
    "python": [("> 10", ">= 10"), ("max(", "min("), ("start=1", "start=2"), ("sum:", "Sum:"),
               ("result += value", "result += index"), (".append(", ".insert(")],
    "c": [("i++", "i--"), ("malloc", "calloc"), ("%d  %d", "%d %d"), ("count; i", "sum; i")],
    "cpp": [("2 * number", "3 * number"), ("max(best, value)", "min(best, value)"), ("' '", "','")],
    "java": [("<>()", "<>(3)"), ("count++", "count--"), (".size()", ".hashCode()")],
    "javascript": [("sum += v", "sum -= v"), ("[i] > 10", "[i] < 10"), (".map(", ".filter("),
                   (" of ${", " to ${")],
    "rust": [("left + right", "left - right"), (".iter()", ".into_iter()"), ("{} {}", "{}{}")],
    "go": [("i++", "i += 2"), ("sort.Slice", "sort.SliceStable"), ('"a"]', '"b"]')],
}  # fmt: skip
"""Changes that are more than that, in a program of each language."""

CASES = [
    pytest.param(language, old, new, id=f"{language}-{place}")
    for language, changes in OTHERWISE.items()
    for place, (old, new) in enumerate(changes)
]


def test_every_language_of_the_benchmark_has_a_grammar_and_a_case() -> None:
    assert sorted(languages()) == LANGUAGES
    assert all(map(has_grammar, LANGUAGES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_comments_layout_and_names_are_all_that_differs(language: str) -> None:
    one, other = text(language, "one"), text(language, "other")
    assert similarity(one, other) < 0.9
    assert form(one, language) == form(other, language) is not None
    assert similarity_of_forms(form(one, language), form(other, language)) == 1


@pytest.mark.parametrize(("language", "old", "new"), CASES)
def test_any_other_difference_stays(language: str, old: str, new: str) -> None:
    one = text(language, "one")
    changed = one.replace(old, new)
    assert changed != one
    assert form(changed, language) not in (None, form(one, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_normal_form_holds_no_comment_and_nothing_twice(language: str) -> None:
    found = form(text(language, "one"), language)
    assert "Adds up" not in found
    assert "adds up" not in found
    assert "$1" in found


class TestNames:
    def test_names_of_the_library_are_kept(self) -> None:
        assert form("x = len([1])\n", "python") == "$1 = len ( [ 1 ] )"

    def test_a_name_is_told_from_another_one_that_is_hidden(self) -> None:
        one = "x = 1\ndef f(y):\n    return y\nprint(x)\n"
        other = "x = 1\ndef f(x):\n    return x\nprint(x)\n"
        assert form(one, "python") == form(other, "python")

    def test_two_names_are_not_one(self) -> None:
        one = "def f(a, b):\n    return a - b\n"
        other = "def f(a, b):\n    return b - a\n"
        assert form(one, "python") != form(other, "python")

    def test_loops_may_each_have_their_own(self) -> None:
        c = "int f(int n) {{ int s = 0; for (int i = 0; i < n; i++) s++; {0} return s; }}"
        one = c.format("for (int i = 0; i < n; i++) s++;")
        other = c.format("for (int j = 0; j < n; j++) s++;")
        assert form(one, "c") == form(other, "c")


class TestLayout:
    def test_where_it_means_something_it_stays(self) -> None:
        one = "if a:\n    if b:\n        c()\n    else:\n        d()\n"
        other = "if a:\n    if b:\n        c()\nelse:\n    d()\n"
        assert None is not form(one, "python") != form(other, "python") is not None
        inside = "for x in y:\n    a()\n    b()\n"
        assert form(inside, "python") != form("for x in y:\n    a()\nb()\n", "python")

    def test_what_is_in_a_string_is_no_layout(self) -> None:
        for language, line in (("python", "x = {}\n"), ("javascript", "let x = {}\n"),
                               ("go", "package p\nvar x = {}\n")):  # fmt: skip
            found = {form(line.format(text), language) for text in ('" "', '"  "', '""', '" # "')}
            assert len(found) == 4
        assert form("x = 'a\\n \\n'\n", "python") != form("x = 'a\\n\\n'\n", "python")

    def test_lines_end_as_they_like(self) -> None:
        one = text("python", "one")
        assert form(one.replace("\n", "\r\n"), "python") == form(one, "python")


class TestHostile:
    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize(
        "program", ["(" * 3, "int main( {", "\0", "def f(:\n", "}}", "@@@ ###"]
    )
    def test_what_does_not_parse_has_none(self, language: str, program: str) -> None:
        assert form(program, language) is None

    def test_what_cannot_be_encoded_has_none(self) -> None:
        assert form("x = '\udcff'\n", "python") is None

    @pytest.mark.parametrize("language", ["cobol", "../c", "", "c\n"])
    def test_a_language_without_a_grammar_has_none(self, language: str) -> None:
        assert not has_grammar(language)
        assert form("x", language) is None

    def test_depth_is_no_recursion(self) -> None:
        deep = "x = " + "[" * 3000 + "]" * 3000 + "\n"
        assert form(deep, "python") in (None, "$1 = " + " ".join("[" * 3000 + "]" * 3000))

    def test_a_long_program_is_read(self) -> None:
        found = form("x = 1  # one\n" * 10_000, "python")
        assert found.count("\n") == 9_999


class TestGrammarFile:
    @pytest.fixture
    def own(self, tmp_path: Path, monkeypatch) -> Path:
        """A project with one language, the grammar of which is to be written."""
        folder = tmp_path / "langs" / "own"
        folder.mkdir(parents=True)
        monkeypatch.setattr(grammar, "ROOT", tmp_path)
        shutil.copy(languages()["c"].folder / grammar.FILE, folder)
        grammar._reader.cache_clear()
        normal_form.normal_form.cache_clear()
        return folder / grammar.FILE

    def test_a_language_of_one_s_own_has_one(self, own: Path) -> None:
        assert form("int x ;  // one", "own") == "int $1 ;"

    @pytest.mark.parametrize(
        ("old", "new", "problem"),
        [
            (
                "tree_sitter_c",
                "tree_sitter_xyz",
                "there is no module tree_sitter_xyz; `make setup`",
            ),
            ("(comment)", "(coment)", "query: "),
            ("@drop", "@dropped", "unknown captures dropped"),
            ("query:", "queries:", "missing: query"),
        ],
    )
    def test_a_mistake_is_one_line(self, own: Path, old: str, new: str, problem: str) -> None:
        own.write_text(own.read_text().replace(old, new))
        with pytest.raises(ConfigError) as caught:
            form("int y;", "own")
        assert problem in str(caught.value)
        assert "\n" not in str(caught.value)
        assert str(own) in str(caught.value)


@pytest.mark.slow
@pytest.mark.parametrize("language", sorted(languages()))
def test_every_reference_has_a_normal_form(language: str) -> None:
    """Grammars lag behind languages: what our own programs use, they know."""
    paths = [core_path(task, languages()[language]) for task in sorted(folders())]
    without = [path for path in paths if form(path.read_text(encoding="utf-8"), language) is None]
    assert not without
