"""A comparison for people: in a terminal, as Markdown, and as a page that needs nothing else."""

import re
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from algoreval.comparison import GROUPS, Comparison, Contrast, Measured, Row
from algoreval.paired import FEWEST
from algoreval.registry import ROOT
from algoreval.safe import fitted, visible
from algoreval.sides import MEASURES, Side
from algoreval.template import render
from algoreval.wording import group_title, p_value, percent, points

FOLDER = ROOT / "templates" / "compare"

WIDTH = 80

LISTED = 50
"""How many of the instances gained, and of those lost, Markdown lists."""

LEVEL = 0.05
"""A corrected p-value up to this is called a difference."""


def text(comparison: Comparison, limit: int = 10) -> str:
    """For a terminal of 80 columns; of instances gained or lost, so many are listed."""
    return render(FOLDER / "text.j2", fit=fitted, wrap=_wrapped, limit=limit, **_words(comparison))


def markdown(comparison: Comparison) -> str:
    """For a comment on a pull request."""
    return render(FOLDER / "markdown.j2", md=escaped, limit=LISTED, **_words(comparison))


def page(comparison: Comparison) -> str:
    """A whole HTML page, without a script and without anything from elsewhere."""
    return render(FOLDER / "page.j2", scale=scale, **_words(comparison))


def _words(comparison: Comparison) -> dict[str, Any]:
    """What all three templates may use."""
    functions: dict[str, Callable[..., Any]] = {
        "percent": percent,
        "points": points,
        "p_value": p_value,
        "group_title": group_title,
        "shown": lambda text: " ".join(visible(text).split()),
        "rate": lambda side, measure: side.rate(measure),
        "overlap": overlap,
        "finding": finding,
        "details": details,
    }
    return {
        "comparison": comparison,
        "measures": MEASURES,
        "fields": GROUPS,
        "title": title(comparison.sides),
        "warnings": [" ".join(visible(one).split()) for one in _warnings(comparison)],
        "note": note(comparison),
        "level": LEVEL,
        **functions,
    }


def title(sides: tuple[Side, ...]) -> str:
    """What the comparison is called."""
    names = list(dict.fromkeys(visible(side.run.model) for side in sides))
    if len(names) < len(sides):
        names = list(dict.fromkeys(visible(side.name) for side in sides))
    if len(names) != 2:
        return f"{len(sides)} runs compared"
    return " and ".join(names)


def _warnings(comparison: Comparison) -> Iterator[str]:
    yield from (remark.text for remark in comparison.remarks)
    for contrast in comparison.contrasts:
        # What differs from the first side is enough: of all pairs it would be told many times.
        if contrast.first == comparison.sides[0].letter:
            yield from (remark.text for remark in contrast.remarks)


def overlap(contrast: Contrast) -> str:
    """How much of two sides is compared; by pass@1+ only where that is other instances."""
    if not contrast.measured:
        alone = _alone(contrast, contrast.only_first, contrast.only_second)
        return "; ".join(("no instance was judged in both", *alone))
    main, *others = contrast.measured
    total = main.total.difference
    text = f"{_many(total.instances, 'instance')} judged in both, of "
    text += _many(total.algorithms, "algorithm")
    parts = [text, *_alone(contrast, main.only_first, main.only_second)]
    for one in others:
        few = one.total.difference.instances != total.instances
        if few or (one.only_first, one.only_second) != (main.only_first, main.only_second):
            alone = _alone(contrast, one.only_first, one.only_second)
            both = f"{one.total.difference.instances} in both"
            parts.append(f"by {one.measure} {', '.join((both, *alone))}")
    return "; ".join(parts)


def _alone(contrast: Contrast, first: Sequence[str], second: Sequence[str]) -> list[str]:
    sides = ((contrast.first, first), (contrast.second, second))
    return [f"{len(cells)} only in {letter}" for letter, cells in sides if cells]


def finding(contrast: Contrast, measured: Measured) -> str:
    """What a reader should take home."""
    row, found = measured.total, measured.total.difference
    change = found.change or 0.0
    interval = f"(95 % interval {points(found.low)} to {points(found.high)})"
    if row.p_holm > LEVEL:
        corrected = ", corrected for all comparisons," if found.p <= LEVEL else ""
        return (
            f"No difference in {measured.measure} is shown{corrected} between {contrast.first} and "
            f"{contrast.second}: {points(change)} points {interval}."
        )
    more = "higher" if change > 0 else "lower"
    size = points(abs(change)).lstrip("+")
    return (
        f"{measured.measure} of {contrast.second} is {size} points {more} than that of "
        f"{contrast.first} {interval}."
    )


def details(measured: Measured) -> str:
    """What stands behind the numbers of all instances."""
    row, found = measured.total, measured.total.difference
    after = f", {p_value(row.p_holm)} after Holm" if row.p_holm != found.p else ""
    unit = "algorithm" if found.algorithms > 1 else "instance"
    parts = [
        f"{found.gained} gained, {found.lost} lost",
        f"p {p_value(found.p)} by {unit}{after}",
    ]
    if found.mcnemar is not None and found.mcnemar_mid is not None:
        mid = p_value(found.mcnemar_mid)
        parts.append(f"McNemar's exact test {p_value(found.mcnemar)}, its mid-p {mid}")
    if found.detectable is None:
        parts.append(f"fewer than {FEWEST} {unit}s: no change could be told from chance")
    else:
        size = points(found.detectable).lstrip("+")
        parts.append(f"a change of {size} points would be found 4 times in 5")
    return "; ".join(parts)


def note(comparison: Comparison) -> str:
    """How the numbers are to be read."""
    families = [f"{size} ({name})" for name, size in comparison.families.items() if size > 1]
    corrected = f"for the tests made together: {', '.join(families)}" if families else "for nothing"
    return (
        "Changes are in percentage points, over the instances judged in both. Intervals (95 %) and "
        f"p take {_independent(comparison)} for independent; McNemar's test takes instances. "
        f"Holm's p is corrected {corrected}. See docs/statistics.md."
    )


def _independent(comparison: Comparison) -> str:
    """What the numbers take for independent: where there is one algorithm alone, its instances."""
    counts = {
        measured.total.difference.algorithms > 1
        for contrast in comparison.contrasts
        for measured in contrast.measured
    }
    if counts == {False}:
        return "the instances of the one algorithm"
    single = "" if counts == {True} else " (where there is only one, its instances)"
    return f"algorithms, not their instances{single},"


def scale(rows: Iterable[Row]) -> float:
    """The change at either end of a plot that shows the intervals of all these rows."""
    most = max(max(abs(row.difference.low), abs(row.difference.high)) for row in rows)
    return next(end for end in (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0) if most <= end + 1e-9)


def escaped(text: str) -> str:
    r"""Foreign text for Markdown: none of it is markup, a mention or a link.

    >>> escaped("a|b <i> @me `x` _y_")
    'a\\|b &lt;i&gt; @\u200bme \\`x\\` \\_y\\_'
    """
    line = " ".join(visible(text).split()).replace("&", "&amp;")
    line = line.replace("<", "&lt;").replace(">", "&gt;")
    line = re.sub(r"([\\`*_{}\[\]()#+!|~])", r"\\\1", line)
    line = re.sub(r"^(\d*)([-=.])", r"\1\\\2", line)
    # An invisible break: GitHub and GitLab tell nobody, and link nothing.
    return re.sub(r"(@|://|www(?=\.))", "\\1\u200b", line)


def _wrapped(head: str, text: str) -> str:
    return "\n".join(
        textwrap.wrap(text, WIDTH, initial_indent=head, subsequent_indent=" " * min(len(head), 9))
    )


def _many(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
