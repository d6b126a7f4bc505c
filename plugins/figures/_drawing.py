"""How figures are drawn: sizes in inches of a printed page, letters, colours, files.

Every letter has at least 6.5 points where the figure is printed in its own size, the width of a
page's text. Colours are told apart by people who see few of them, and in grey: viridis for rates
(not cividis, whose middle is the grey of what was not collected), Okabe and Ito's with hatches for
kinds.
"""

import io
import re
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any, Protocol, TypeVar

import matplotlib
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.patches import Rectangle

from algoreval.safe import fitted
from algoreval.table import Row, Table

SMALL, NORMAL, LARGE = 6.5, 7.5, 9.0
"""Sizes of letters, in points."""

FONT = "DejaVu Sans"
"""Comes with matplotlib: measures and PNG files are the same on every machine."""

_FONT_OF_SVG = f"text{{font-family: '{FONT}', Verdana, Arial, sans-serif}}"
"""Who looks at an SVG may lack the font."""

WIDTH = 7.0
"""The width of a page's text, in inches; only more columns than fit there make a figure wider."""

EDGE = 0.1
"""Room around a figure and between its parts, in inches."""

LINE = 0.165
"""The height of a row, in inches."""

LABEL = 44
"""How many columns of letters a label may have."""

DOTS = 200
"""Dots per inch of a PNG."""

KINDS = (
    ("#009E73", ""),
    ("#D55E00", "////"),
    ("#CC79A7", "...."),
    ("#56B4E9", "xxxx"),
    ("#E69F00", "\\\\\\\\"),
    ("#0072B2", "++++"),
    ("#F0E442", "----"),
)
"""Colour and hatch by place: Okabe and Ito's palette."""

_SETTINGS: dict[Any, Any] = {
    "font.family": FONT,
    "text.parse_math": False,  # a name with two $ is no formula
    "svg.fonttype": "none",  # text stays text: it can be searched and read aloud
    "svg.hashsalt": "algoreval",  # names inside the file are the same each time
    "hatch.linewidth": 0.4,
    "axes.linewidth": 0.6,
}


class Sheet:
    """A figure of so many inches, on which axes are placed in inches from its upper left corner."""

    def __init__(self, figure: Figure, width: float, height: float, title: str) -> None:
        self.figure, self.width, self.height = figure, width, height
        figure.set_size_inches(width, height)
        figure.text(
            EDGE / width, 1 - EDGE / height, title, size=LARGE, weight="bold", va="top", wrap=False
        )

    def axes(self, left: float, top: float, width: float, height: float) -> Axes:
        """Empty axes with no frame."""
        place = (
            left / self.width,
            1 - (top + height) / self.height,
            width / self.width,
            height / self.height,
        )
        axes = self.figure.add_axes(place)
        axes.set_frame_on(False)
        axes.tick_params(length=0, labelsize=SMALL)
        return axes


HEAD = 0.4
"""The height of a title with the room below it, in inches."""


def short(label: str) -> str:
    """The label cut to what fits in a margin."""
    return fitted(label, LABEL).rstrip()


def widest(
    figure: Figure, labels: Iterable[str], size: float = SMALL, weight: str = "normal"
) -> float:
    """The width of the widest label, in inches."""
    font = FontProperties(family=FONT, size=size, weight=weight)
    renderer = FigureCanvasAgg(figure).get_renderer()  # type: ignore[no-untyped-call]
    sizes = (renderer.get_text_width_height_descent(label, font, False) for label in labels)
    return float(max((size[0] for size in sizes), default=0) / figure.dpi)


def wide_enough(figure: Figure, table: Table, content: float) -> float:
    """The width of a figure whose content is so wide: its title fits, too."""
    return max(content, widest(figure, [table.title], LARGE, "bold")) + 2 * EDGE


def places(table: Table) -> Iterator[tuple[int, Row | str]]:
    """Rows, and headings of groups if there are several, each with the line that it stands in."""
    place, group = 0, None
    grouped = len(table.heads) > 1 and len({row.labels[0] for row in table.rows}) > 1
    for row in table.rows:
        if grouped and row.labels[0] != group:
            group = row.labels[0]
            yield place, short(group)
            place += 1
        yield place, row
        place += 1


def legend(sheet: Sheet, left: float, top: float, names: Sequence[str]) -> None:
    """The kinds in a line, each with its colour and hatch."""
    for name, (colour, hatch) in zip(names, cycle(KINDS), strict=False):
        axes = sheet.axes(left, top, 0.2, 0.1)
        axes.add_patch(Rectangle((0, 0), 1, 1, facecolor=colour, hatch=hatch, edgecolor="white"))
        axes.set(xticks=[], yticks=[])
        axes.text(1.3, 0.5, short(name), size=SMALL, va="center")
        left += 0.2 + widest(sheet.figure, [short(name)]) + 0.25


def write(table: Table, draw: Callable[[Table, Figure], None] | None, stem: Path) -> list[Path]:
    """Writes a table as <stem>.csv and <stem>.tex, and as <stem>.svg and <stem>.png if drawn."""
    written = [stem.with_name(f"{stem.name}.csv"), stem.with_name(f"{stem.name}.tex")]
    written[0].write_text(table.csv(), encoding="utf-8")
    written[1].write_text(table.latex(), encoding="utf-8")
    return written + (save(table, draw, stem) if draw else [])


class Titled(Protocol):
    """What can be drawn: a table, or anything else that has a title."""

    @property
    def title(self) -> str:
        """What the figure says above all else."""


T = TypeVar("T", bound=Titled)


def save(table: T, draw: Callable[[T, Figure], None], stem: Path) -> list[Path]:
    """Draws a table into <stem>.svg and <stem>.png: the same table gives the same bytes."""
    with matplotlib.rc_context(), warnings.catch_warnings():
        matplotlib.rcdefaults()
        matplotlib.rcParams.update(_SETTINGS)
        # A letter that the font lacks is drawn as a box, and stands as itself in the SVG.
        warnings.filterwarnings("ignore", message="Glyph .* missing from")
        figure = Figure()
        draw(table, figure)
        svg, png = stem.with_name(f"{stem.name}.svg"), stem.with_name(f"{stem.name}.png")
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None, "Title": table.title})
        svg.write_text(_with_fonts(text.getvalue()), encoding="utf-8")
        figure.savefig(png, dpi=DOTS, metadata={"Title": table.title})
    return [svg, png]


def _with_fonts(svg: str) -> str:
    """The SVG with the font named once, and others for those who lack it."""
    bare = re.sub(rf"""(style="[^"<>]*)font-family: '{FONT}'; """, r"\1", svg)
    return bare.replace('<style type="text/css">', f'<style type="text/css">{_FONT_OF_SVG}', 1)
