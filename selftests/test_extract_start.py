"""Of several blocks that define the function, the last that can start by itself is the program."""

import pytest

from algoreval.extract import Program, extract
from algoreval.language import languages

STARTS = [
    ("c", "int main(void) {\n}"),
    ("c", "int\nmain(int argc, char *argv[])\n{"),
    ("c", "void f(void) {} int main() /* here */ {"),
    ("cpp", "auto main() -> int {"),
    ("cpp", "int main(int argc, char** argv) try {"),
    ("go", "func main() {"),
    ("java", "    public static void main(String[] args) throws Exception {"),
    ("java", "static public void\n    main(final String... args) {"),
    ("javascript", "console.log(area(2));"),
    ("javascript", "main().catch(console.error);"),
    ("javascript", "await main();"),
    ("javascript", "(async () => {\n  console.log(1);\n})();"),
    ("javascript", "if (require.main === module) {\n  main();\n}"),
    ("python", "print(area(2))"),
    ("python", "if __name__ == '__main__':\n    main()"),
    ("python", "for r in (1, 2):\n    print(r)"),
    ("python", "sys.exit(main())"),
    ("python", "code = main()"),
    ("python", "raise SystemExit(main())"),
    ("rust", "fn main() {"),
    ("rust", "pub async fn main() -> Result<(), E> {"),
]
STARTS_NOT = [
    ("c", "int main(void);"),
    ("c", "// main() {"),
    ("c", "/* main() calls this */\nint area(int r) {"),
    ("cpp", " * int main() {"),
    ("cpp", "int domain() {"),
    ("go", "// func main() {"),
    ("go", "func mainly() {"),
    ("java", "     * public static void main(String[] args) {"),
    ("javascript", "function area(r) {\n  return Math.abs(r);\n}"),
    ("javascript", "const { gcd } = require('./gcd');\nmodule.exports = { area };"),
    ("python", "def area(r):\n    print(r)"),
    ("python", "sys.setrecursionlimit(10000)\nINF = float('inf')"),
    ("python", "# print(area(2))"),
    ("python", "@cache(1)\nclass Area(Base):\n    x = f(1)"),
    ("rust", "/// fn main() {"),
]


@pytest.mark.parametrize(("language", "text"), STARTS)
def test_what_starts(language: str, text: str) -> None:
    assert languages()[language].starts(f"first\n{text}\nlast\n")


@pytest.mark.parametrize(("language", "text"), STARTS_NOT)
def test_what_does_not_start(language: str, text: str) -> None:
    assert not languages()[language].starts(f"first\n{text}\nlast\n")


def test_every_language_tells_what_starts() -> None:
    assert {language for language, _ in STARTS} == set(languages())


def test_patterns_are_quick_on_long_lines() -> None:
    units = ("main(", "main() // ", "/**///main()\n", "fn main ", "void ", "a.", "a = ", "\n ")
    for text in (unit * (200_000 // len(unit)) for unit in units):
        for language in languages().values():
            language.starts(text)


CORE = "def area(r):\n    return 3 * r * r\n"
WHOLE = CORE + "\nprint(area(2))\n"
OTHER = "# again\n" + WHOLE
LATER = "a later block defines the function, but cannot start by itself"


@pytest.mark.parametrize(
    ("blocks", "source", "note"),
    [
        ((WHOLE, CORE), WHOLE, LATER),
        ((WHOLE, OTHER, CORE, CORE), OTHER, LATER),
        ((CORE, WHOLE), WHOLE, ""),
        ((WHOLE, OTHER), OTHER, ""),
        ((CORE, "# again\n" + CORE), "# again\n" + CORE, ""),
        ((WHOLE, "print(area(3))\n"), WHOLE, ""),
    ],
)
@pytest.mark.parametrize("tag", ["python", "", "abc"])
def test_the_last_block_that_starts_is_the_program(
    blocks: tuple[str, ...], source: str, note: str, tag: str
) -> None:
    text = "\n".join(f"```{tag}\n{block}```\n" for block in blocks)
    known = languages()
    found = extract(text, known["python"], ("area",), known)
    assert isinstance(found, Program)
    assert found.source == source
    assert found.note.partition("; ")[0] == note or (tag == "abc" and not note)
