"""Text as LaTeX: tables for `booktabs`, and foreign text in which nothing is a command."""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence

from algoreval.safe import visible

LONG = 40
"""More rows than this fill more than a page: they become a `longtable`."""

MANY = 8
"""More columns than this have their heads turned."""


def tabular(
    title: str, labels: Sequence[str], columns: Sequence[str], rows: Iterable[Sequence[str] | None]
) -> Iterator[str]:
    """The lines of a table; None among the rows sets what follows apart.

    All of it is text. Its columns are labels, left, and values, right.
    """
    body = list(_rows(rows))
    packages = ["[T1]fontenc", "booktabs"]
    environment, ending = "tabular", ""
    if len(body) > LONG:
        environment, ending = "longtable", r"\endhead"
        packages.append("longtable")
    heads = [escaped(name) for name in columns]
    if len(columns) > MANY:
        heads = [rf"\rotatebox{{90}}{{{name}}}" for name in heads]
        packages.append("graphicx")
    yield f"% {one_line(title)}. Packages: {', '.join(packages)}"
    yield rf"\begin{{{environment}}}{{{'l' * len(labels)}{'r' * len(columns)}}}"
    yield r"\toprule"
    yield " & ".join((*map(escaped, labels), *heads)) + r" \\"
    yield r"\midrule" + ending
    yield from body
    yield r"\bottomrule"
    yield rf"\end{{{environment}}}"


def _rows(rows: Iterable[Sequence[str] | None]) -> Iterator[str]:
    for row in rows:
        yield r"\addlinespace" if row is None else " & ".join(map(escaped, row)) + r" \\"


def one_line(text: str) -> str:
    r"""Foreign text for a label: what is invisible shown as an escape, no line break.

    >>> one_line("a\nb\x1b")
    'a b\\x1b'
    """
    return " ".join(visible(text).split())


_LATEX = {
    "\\": r"\textbackslash{}", "{": r"\{", "}": r"\}", "$": r"\$", "&": r"\&", "#": r"\#",
    "_": r"\_", "%": r"\%", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}",
    "<": r"\textless{}", ">": r"\textgreater{}", "|": r"\textbar{}",
    # Right behind the end of a row, these would be its options.
    "[": "{[}", "*": "{*}",
    "\N{EN DASH}": "--", "\N{EM DASH}": "---",
    "\N{LEFT SINGLE QUOTATION MARK}": "`", "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{LEFT DOUBLE QUOTATION MARK}": "``", "\N{RIGHT DOUBLE QUOTATION MARK}": "''",
}  # fmt: skip


_LACKING = {0x126, 0x127, 0x138, 0x13F, 0x140, 0x149, 0x166, 0x167, 0x17F}
"""Letters of Latin Extended-A that pdflatex does not know with T1 fonts."""


def escaped(text: str) -> str:
    """The text for LaTeX: nothing in it is a command, and pdflatex knows every letter."""
    return "".join(_LATEX.get(char) or _letter(char) for char in one_line(text))


def _letter(char: str) -> str:
    if ord(char) < 0x180 and ord(char) not in _LACKING:
        return char
    # pdflatex stops at a letter that its fonts lack.
    plain = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode()
    known = "".join(_LATEX.get(one, one) for one in plain)
    return known or rf"\textbackslash{{}}u{ord(char):04x}"
