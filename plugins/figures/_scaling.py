"""Figures 18 and 19: time over the size of the input, one panel per algorithm, a line per program.

A full mark: all inputs of this size got the right answer. A hollow one: not all did; its edge goes
from red (none) to green. A cross at the upper edge: every input ended in a crash or at a limit.
Dashed lines grow with the textbook's exponents, at the height that fits the points best.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, product
from operator import attrgetter
from typing import Any

from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.ticker import LogLocator

from algoreval.scaling.fit import through
from algoreval.scaling.growth import Growth, Size, fullest
from algoreval.titles import language_title, representation_title, task_title
from plugins.figures._drawing import (
    EDGE,
    HEAD,
    KINDS,
    LINE,
    NORMAL,
    SMALL,
    WIDTH,
    Sheet,
    short,
    widest,
)

NAMES = {"dense": "figure18", "sparse": "figure19"}
"""The paper's figure of each regime."""

TITLES = {
    "dense": "dense graphs (p = 0.3)",
    "sparse": "sparse graphs (p = 3 ln n / n)",
    "single": "inputs of growing size",
}

COLUMNS = 3
PANEL, ABOVE, BELOW, LEFT = 1.35, 0.22, 0.28, 0.45
"""The height of a panel's axes, and the room around it, in inches."""

STYLES = ("-", ":", "-.")
MARKS = ("o", "s", "^", "D")
"""Of representations, by name."""

TEXTBOOK = "#777777"
PARTLY = LinearSegmentedColormap.from_list("partly", ["#D55E00", "#E69F00", "#009E73"])


@dataclass(frozen=True)
class Panels:
    """What one figure shows: programs of one regime in one language."""

    title: str
    growths: tuple[Growth, ...]


def figures(found: Iterable[Growth]) -> dict[str, Panels]:
    """The figures that these programs make, by the name of their files."""
    made = {}
    by_figure = attrgetter("regime", "language")
    for (regime, language), group in groupby(sorted(found, key=by_figure), by_figure):
        name = f"{NAMES.get(regime, f'scaling_{regime}')}_{language}"
        title = f"CPU time by size: {TITLES.get(regime, regime)}, {language_title(language)}"
        made[name] = Panels(title, tuple(group))
    return made


def draw(panels: Panels, figure: Figure) -> None:
    """A grid of panels, and below it who is who."""
    tasks = sorted({one.task for one in panels.growths}, key=task_title)
    looks, marks = _looks(panels.growths), _marks(panels.growths)
    lines = -(-len(tasks) // COLUMNS)
    whole = ABOVE + PANEL + BELOW
    entries = _entries(looks, marks)
    legend = LINE * (-(-len(entries) // COLUMNS)) + EDGE
    sheet = Sheet(figure, WIDTH, HEAD + lines * whole + legend + EDGE, panels.title)
    width = (WIDTH - EDGE) / COLUMNS
    for place, task in enumerate(tasks):
        line, column = divmod(place, COLUMNS)
        left, top = EDGE / 2 + column * width + LEFT, HEAD + line * whole + ABOVE
        axes = sheet.axes(left, top, width - LEFT - 0.08, PANEL)
        axes.set_title(
            _cut(sheet, task_title(task), width - LEFT - 0.1, NORMAL),
            size=NORMAL,
            loc="left",
            pad=3,
        )
        _panel(axes, [one for one in panels.growths if one.task == task], looks, marks)
    _legend(sheet, HEAD + lines * whole + EDGE, entries)


Look = tuple[str, str]
"""Colour and style of a line."""


def _looks(growths: Iterable[Growth]) -> dict[str, Look]:
    labels = sorted({one.label for one in growths})
    colours = [colour for colour, _ in KINDS[:6]]
    known = [(colour, style) for style, colour in product(STYLES, colours)]
    return {label: known[place % len(known)] for place, label in enumerate(labels)}


def _marks(growths: Iterable[Growth]) -> dict[str, str]:
    """The mark of each representation."""
    forms = sorted({one.representation for one in growths})
    return {form: MARKS[place % len(MARKS)] for place, form in enumerate(forms)}


def _panel(
    axes: Axes, growths: Sequence[Growth], looks: dict[str, Look], marks: dict[str, str]
) -> None:
    axes.set_frame_on(True)
    axes.set(xscale="log", yscale="log")
    times = [(size.n, size.cpu_ns / 1e9) for one in growths for size in one.sizes if size.cpu_ns]
    told = sorted({size.n for one in growths for size in one.sizes})
    for exponent in fullest(growths).exponents:
        scale = through(times, exponent)
        if scale is not None:
            curve = [scale * n**exponent for n in told]
            axes.plot(told, curve, color=TEXTBOOK, linestyle="--", linewidth=1, zorder=2.5)
    for one in growths:
        _line(axes, one, looks[one.label], marks[one.representation])
    axes.set_xticks(told, [str(n) for n in told])
    axes.yaxis.set_major_formatter(lambda value, _: _unit(value))
    axes.minorticks_off()
    if not times:
        axes.set_yticks([])
    elif any(size.tried and not size.returned for one in growths for size in one.sizes):
        bottom, top = axes.get_ylim()
        axes.set_ylim(bottom, top * (top / bottom) ** 0.12)  # crosses stand above all marks
    bottom, top = axes.get_ylim()
    if times and top < 10 * bottom:  # at most one power of ten, which tells no scale
        axes.yaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
    axes.set_xlim(told[0] / 1.15, told[-1] * 1.15)
    axes.tick_params(labelsize=SMALL, length=2, pad=1.5)
    axes.grid(color="#e5e5e5", linewidth=0.5)
    axes.set_axisbelow(True)


def _unit(seconds: float) -> str:
    """A time as people say it: "10 ms"."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("\N{MICRO SIGN}s", 1e-6)):
        if seconds >= 0.999 * size:
            return f"{seconds / size:g} {unit}"
    return f"{seconds / 1e-9:g} ns"


def _line(axes: Axes, one: Growth, look: Look, mark: str) -> None:
    colour, style = look
    timed = [size for size in one.sizes if size.cpu_ns]
    axes.plot(
        [size.n for size in timed], [(size.cpu_ns or 0) / 1e9 for size in timed],
        color=colour, linestyle=style, linewidth=0.9, zorder=2,
    )  # fmt: skip
    for size in timed:
        face, edge = _ink(size, colour)
        axes.plot(
            size.n, (size.cpu_ns or 0) / 1e9, marker=mark, markersize=3.6, markerfacecolor=face,
            markeredgecolor=edge, markeredgewidth=0.9, zorder=3,
        )  # fmt: skip
    dead = [size.n for size in one.sizes if size.tried and not size.returned]
    axes.plot(
        dead, [0.95] * len(dead), marker="x", markersize=4, color=colour, linestyle="none",
        transform=axes.get_xaxis_transform(), zorder=3,
    )  # fmt: skip


def _ink(size: Size, colour: str) -> tuple[str, object]:
    """Face and edge of a mark."""
    share = size.share or 0.0
    return (colour, colour) if share == 1 else ("white", PARTLY(share))


@dataclass(frozen=True)
class _Entry:
    text: str
    line: Mapping[str, Any]


def _entries(looks: dict[str, Look], marks: dict[str, str]) -> list[_Entry]:
    """What the legend says: models, representations if there are several, the textbook, marks."""
    found = [
        _Entry(label, {"color": colour, "linestyle": style})
        for label, (colour, style) in looks.items()
    ]
    for form, mark in marks.items() if len(marks) > 1 else ():
        look = {"color": "black", "linestyle": "none", "marker": mark}
        found.append(_Entry(representation_title(form), look))
    found.append(_Entry("textbook", {"color": TEXTBOOK, "linestyle": "--"}))
    for text, ink in (
        ("some answers wrong", {"marker": "o", "mfc": "white", "mec": PARTLY(0.5)}),
        ("all answers wrong", {"marker": "o", "mfc": "white", "mec": PARTLY(0.0)}),
        ("all crashed or out of time", {"marker": "x", "color": "black"}),
    ):
        found.append(_Entry(text, {"linestyle": "none", **ink}))
    return found


def _legend(sheet: Sheet, top: float, entries: Sequence[_Entry]) -> None:
    width = (WIDTH - EDGE) / COLUMNS
    for place, entry in enumerate(entries):
        line, column = divmod(place, COLUMNS)
        axes = sheet.axes(EDGE + column * width, top + line * LINE, 0.3, 0.1)
        axes.set(xticks=[], yticks=[], xlim=(0, 1), ylim=(0, 1))
        axes.add_line(Line2D([0, 0.5, 1], [0.5] * 3, markersize=4, markevery=[1], **entry.line))
        axes.text(1.2, 0.5, _cut(sheet, entry.text, width - 0.5), size=SMALL, va="center")


def _cut(sheet: Sheet, text: str, room: float, size: float = SMALL) -> str:
    text = short(text)
    while len(text) > 8 and widest(sheet.figure, [text], size) > room:
        text = f"{text[:-5]}..."
    return text
