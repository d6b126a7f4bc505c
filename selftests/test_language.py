"""Languages are data: every folder complete, every malformed file one clear line."""

import re
from pathlib import Path

import pytest

from algoreval.errors import ConfigError
from algoreval.language import Language, languages, load_language
from algoreval.registry import ROOT
from algoreval.spec import filled

PROSE = "Here is the solution. It runs in O(n log n), as we can use a heap (see below)."


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of some language's folder, with its lang.yaml only."""
    language = next(iter(languages().values()))
    copy = tmp_path / "copy"
    copy.mkdir()
    (copy / "lang.yaml").write_text((language.folder / "lang.yaml").read_text())
    return copy


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("naming: snake", "naming: kebab", "naming: Input should be 'snake' or 'camel'"),
        ("naming: snake", "nameing: snake", "missing: naming"),
        ("minimum: '11'", "minimum: 11", "toolchain.minimum: 11 is no text; put it in quotes"),
        ("minimum: '11'", "minimum: eleven", "toolchain.minimum: not a version"),
        ("\nerror: '", "\nerror: '((", "error: not a regular expression"),
        ("fence: c", "fence: sea", "aliases: the fence 'sea' is missing"),
        ("\n  artifact: /tmp/program\n", "\n", "build.artifact: a build must say which file"),
        ("source: main.c", "source: [main.c", "not YAML: "),
        ("    - '{source}'", "    - '{sorce}'", "{sorce} means nothing in a command; known: "),
    ],
)
def test_a_malformed_file_is_one_line(folder: Path, old: str, new: str, complaint: str) -> None:
    path = folder / "lang.yaml"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    with pytest.raises(ConfigError) as caught:
        load_language(folder)
    assert str(caught.value).startswith(f"{path}: {complaint}")
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"lang\.yaml: No such file"):
        load_language(tmp_path)


@pytest.mark.parametrize("language", languages().values(), ids=lambda language: language.id)
class TestEveryLanguage:
    def test_has_tags_of_its_own(self, language: Language) -> None:
        assert all(tag == tag.lower() for tag in language.aliases)
        for other in languages().values():
            if other.id != language.id:
                assert not set(language.aliases) & set(other.aliases)

    def test_finds_what_its_hello_program_is(self, language: Language) -> None:
        assert language.looks_like(language.hello.read_text())
        assert not language.looks_like(PROSE)

    def test_finds_no_function_that_is_only_called(self, language: Language) -> None:
        assert not language.defines("    x = compute(1);\n", "compute")
        assert not language.defines("if (compute(1)) {\n", "compute")
        assert not language.defines(PROSE, "heap")

    def test_states_its_needs(self, language: Language) -> None:
        packages = language.toolchain.packages
        assert packages.debian or packages.pypi
        assert all("==" in requirement for requirement in packages.pypi)
        if language.prepare:
            assert all((language.folder / name).is_file() for name in language.prepare.sources)


DEFINITIONS = [
    ("python", "async def find_it(a): return a"),
    ("python", "    def find_it(self, a: list[int]) -> int:\n        return a[0]"),
    ("python", "find_it = lambda a: a"),
    ("cpp", "vector<pair<int, int>> find_it(const vector<vector<int>>& a, int b = 0) {"),
    ("cpp", "std::map<int, int>\nfind_it(int a)\n{"),
    ("cpp", "auto find_it(int a) -> vector<int> {"),
    ("cpp", "int Solver::find_it(int a) const {"),
    ("cpp", "template <class T> static inline T* find_it(T a) noexcept {"),
    ("cpp", "auto find_it = [](int a) { return a; };"),
    ("c", "static int *find_it(const int **a, int size, int *return_size)\n{"),
    ("c", "struct result find_it(void) {"),
    ("c", "unsigned long long find_it(\n    int a,\n    int b) {"),
    ("java", "    public static List<int[]> find_it(int[][] a) throws Exception {"),
    ("java", "    int[] find_it(int a) {"),
    ("java", "static <T extends Comparable<T>> T find_it(T a)\n{"),
    ("javascript", "function* find_it(a) {"),
    ("javascript", "export async function find_it(a) {"),
    ("javascript", "const find_it = (a) => a;"),
    ("javascript", "  static find_it(a, b) {"),
    ("javascript", "module.exports.find_it = function (a) {"),
    ("rust", "pub fn find_it<T: Ord>(a: &[T]) -> usize {"),
    ("rust", "    const fn find_it(a: i32) -> i32 {"),
    ("go", "func find_it(a []int) int {"),
    ("go", "func (s *solver) find_it(a int) {"),
    ("go", "func find_it[T int | float64](a T) T {"),
]


@pytest.mark.parametrize(("language", "code"), DEFINITIONS)
def test_definitions_are_found(language: str, code: str) -> None:
    assert languages()[language].defines(f"first\n{code}\nlast\n", "find_it")
    assert not languages()[language].defines(f"first\n{code}\nlast\n", "find")


@pytest.mark.parametrize(
    "path", sorted(ROOT.glob("langs/*/lang.yaml")), ids=lambda path: path.parent.name
)
def test_no_group_is_repeated_possessively(path: Path) -> None:
    """Python before 3.11.5 matches them wrongly (CPython issue 106052); atomic groups are right."""
    possessive = re.compile(r"(?<!\\)\)(?:[*+?]|\{[\d,]+\})\+")
    assert possessive.search("(?:ab)*+")
    assert possessive.search("(a|b){0,9}+")
    found = [
        line for line in path.read_text(encoding="utf-8").splitlines() if possessive.search(line)
    ]
    assert not found, "write (?>(?:...)*) for (?:...)*+"


def test_patterns_are_quick_on_long_lines() -> None:
    """No pattern runs away: 200 KB that almost match are searched at once."""
    for text in ("int a(" * 34_000, "x " * 100_000, "a = b, " * 28_000, "\n " * 100_000):
        for language in languages().values():
            language.defines(text, "find_it")
            language.looks_like(text)
            language.first_error(text)


def test_words_are_filled_in_and_other_braces_stay() -> None:
    assert filled("${x} {tool} {a}", {"tool": "cc"}) == "${x} cc {a}"


def test_the_first_error_is_the_first_line_if_nothing_matches() -> None:
    for language in languages().values():
        assert language.first_error("\n something odd\nmore\n") == "something odd"
        assert language.first_error("") == ""
        assert re.compile(language.exception)
