"""Figures as files: legible, the same each time, and nothing of a name is more than a name."""

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import matplotlib
import numpy as np
import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.text import Text
from matplotlib.transforms import Bbox

from algoreval.card import load_cards
from algoreval.latex import one_line
from algoreval.registry import load_plugin, plugin_names
from algoreval.runs import Run
from algoreval.subjects import subjects
from algoreval.suite import Cell, load_suite
from algoreval.table import NOT_APPLICABLE, Row, Table
from algoreval.table import Cell as Share
from plugins.figures._drawing import SMALL, save, short
from plugins.figures._heatmap import heatmap
from selftests.figures.synthetic import drawn, helped, record, run_of

FIGURES = [name for name in plugin_names("figures") if name != "figure8"]
"""Those that are made of runs alone; selftests/diversity has the other one."""

LARGE = [
    pytest.param(name, marks=pytest.mark.slow) if name == "figures11to17" else name
    for name in FIGURES
]
"""The same, where they are drawn for all of the paper's models."""

HELP = {"table3", "table8"}
"""These are about runs under several conditions."""

ONE = Cell("prim", "python", "edge_list")
HOSTILE = (
    "$\\frac{1}{0}$", "a $x$ b", "<script>alert(1)", "&amp;", "\x1b[31m\u202e", "名前 \U0001f600",
    "x" * 300, "a\nb", '"><svg onload=1>', "]]>", "-->", "\udcff",
)  # fmt: skip


@pytest.fixture(scope="module")
def fifteen() -> list[Run]:
    """A run of the paper's suite by each of the paper's models."""
    return [
        drawn(name, 0.1 + 0.055 * place, place, {"name": name, **card.published()})
        for place, (name, card) in enumerate(load_cards().items())
    ]


UNDER = {"figure20": ("novel", "ablation_spec")}
"""Figures of a condition: the suite and the condition that they are about."""


def first_table(name: str, runs: list[Run]) -> Table:
    """The largest of a figure's tables comes first: Python has the most."""
    if name in UNDER:
        runs = [moved(run, *UNDER[name]) for run in runs]
    runs = [helped(run) for run in runs] if name in HELP else runs
    return next(iter(load_plugin("figures", name).tables(subjects(runs), "pass@1").values()))


def moved(run: Run, suite: str, condition: str) -> Run:
    """The run as if it were one of other instances."""
    cells = load_suite(suite).cells
    return run_of(
        run.name,
        [record(cell, one.bucket, condition=condition)
         for cell, one in zip(cells, run.records, strict=False)],
        run.info.card,
    )  # fmt: skip


def extents(figure: Figure) -> Iterator[tuple[str, Bbox]]:
    renderer = FigureCanvasAgg(figure).get_renderer()
    figure.draw(renderer)
    for text in figure.findobj(Text):
        if text.get_visible() and text.get_text().strip():
            yield text.get_text(), text.get_window_extent(renderer)


@pytest.mark.parametrize("name", LARGE)
def test_letters_are_within_the_figure_and_not_on_each_other(name: str, fifteen) -> None:
    figure = Figure()
    with matplotlib.rc_context({"text.parse_math": False, "font.family": "DejaVu Sans"}):
        load_plugin("figures", name).draw(first_table(name, fifteen), figure)
        found = list(extents(figure))
    assert len(found) > 20
    for text, box in found:
        inside = Bbox.intersection(box, figure.bbox)
        assert inside is not None, text
        assert inside.width * inside.height > 0.97 * box.width * box.height, f"{text!r} is cut"
    # Boxes of lines that stand close touch each other, their letters do not.
    assert not list(overlaps(found, share=0.25))


def overlaps(found: list[tuple[str, Bbox]], share: float) -> Iterator[tuple[str, str]]:
    """Pairs of texts of which the smaller has more than such a share within the other."""
    boxes = np.array([box.extents for _, box in found])
    areas = (boxes[:, 2] - boxes[:, 0]) * (boxes[:, 3] - boxes[:, 1])
    for place, (left, bottom, right, top) in enumerate(boxes):
        later = boxes[place + 1 :]
        width = np.minimum(right, later[:, 2]) - np.maximum(left, later[:, 0])
        height = np.minimum(top, later[:, 3]) - np.maximum(bottom, later[:, 1])
        shared = np.clip(width, 0, None) * np.clip(height, 0, None)
        smaller = np.minimum(areas[place], areas[place + 1 :])
        for other in np.flatnonzero(shared > share * smaller):
            yield found[place][0], found[place + 1 + other][0]


@pytest.mark.parametrize("name", LARGE)
def test_letters_are_large_enough_on_a_page(name: str, fifteen, tmp_path: Path) -> None:
    svg, _ = save(first_table(name, fifteen), load_plugin("figures", name).draw, tmp_path / "f")
    text = svg.read_text(encoding="utf-8")
    sizes = [float(size) for size in re.findall(r"font(?:-size)?:[^;\"]*?([\d.]+)px", text)]
    assert sizes
    assert min(sizes) >= SMALL >= 6.5
    # As wide as a page's text, so that it is printed in its own size.
    width = re.search(r'<svg[^>]*width="([\d.]+)pt"', text)
    assert width
    assert float(width[1]) <= 72 * 7.7


@pytest.mark.parametrize("name", FIGURES)
def test_the_same_runs_give_the_same_bytes(name: str, tmp_path: Path) -> None:
    runs = [run_of("m", [record(ONE, "passed")]), run_of("n", [record(ONE, "timeout")])]
    figure = load_plugin("figures", name)
    texts = []
    for stem in ("one", "two"):
        written = save(first_table(name, runs), figure.draw, tmp_path / stem)
        texts.append([path.read_bytes() for path in written])
    assert texts[0] == texts[1]
    assert texts[0][1].startswith(b"\x89PNG")
    assert b"<dc:date>" not in texts[0][0]


@pytest.mark.parametrize("name", FIGURES)
def test_a_name_is_drawn_as_a_name(name: str, tmp_path: Path) -> None:
    runs = [
        run_of(f"r{place}", [record(ONE, "passed")], {"name": text, "category": text})
        for place, text in enumerate(HOSTILE)
    ]
    written, _ = save(first_table(name, runs), load_plugin("figures", name).draw, tmp_path / "f")
    svg = ElementTree.parse(written).getroot()
    tags = {element.tag.partition("}")[2] for element in svg.iter()}
    assert not tags & {"script", "foreignObject", "a"}
    assert not any(key.startswith("on") for element in svg.iter() for key in element.attrib)
    shown = [element.text or "" for element in svg.iter() if element.tag.endswith("}text")]
    if name != "figure4":  # it names no model
        for text in HOSTILE:
            assert short(one_line(text)) in shown


@pytest.mark.parametrize("name", FIGURES)
@pytest.mark.parametrize("records", [(), (record(ONE, None),), (record(ONE, "passed"),)])
def test_next_to_nothing_can_be_drawn(name: str, records, tmp_path: Path) -> None:
    figure = load_plugin("figures", name)
    run = run_of("m", records)
    for found in figure.tables(subjects([helped(run) if name in HELP else run]), "pass@1").values():
        for path in save(found, figure.draw, tmp_path / "f"):
            assert path.stat().st_size > 500


def test_settings_of_the_user_s_own_change_nothing(tmp_path: Path) -> None:
    table = first_table("figure3", [run_of("m", [record(ONE, "passed")])])
    draw = load_plugin("figures", "figure3").draw
    (one, _) = save(table, draw, tmp_path / "one")
    with matplotlib.rc_context({"savefig.bbox": "tight", "font.size": 30, "svg.fonttype": "path"}):
        (two, _) = save(table, draw, tmp_path / "two")
        assert matplotlib.rcParams["font.size"] == 30
    assert one.read_bytes() == two.read_bytes()


def test_grey_says_that_nothing_was_collected(tmp_path: Path) -> None:
    """Zero is a number on a colour; nothing is a grey without a number."""
    runs = [
        run_of("m", [record(ONE, "timeout")]),
        run_of("n", [record(Cell("kmp", "rust"), "passed")]),
    ]
    svg, _ = save(
        first_table("figure3", runs), load_plugin("figures", "figure3").draw, tmp_path / "f"
    )
    shown = [
        element.text
        for element in ElementTree.parse(svg).getroot().iter()
        if element.tag.endswith("}text")
    ]
    # m has Python and all, n has Rust and all; the scale shows another 0.
    assert shown.count("0") == 3
    assert shown.count("100") == 2
    assert "nothing collected" in shown
    assert "does not apply" not in shown


def test_what_does_not_apply_is_told_from_what_was_not_collected(tmp_path: Path) -> None:
    row = Row(("m",), (Share(0.5, 1, 2), Share(), NOT_APPLICABLE))
    table = Table("t", ("model",), ("one", "two", "three"), (row,))
    svg, _ = save(table, heatmap, tmp_path / "f")
    text = svg.read_text()
    assert text.count("does not apply") == text.count("nothing collected")
    assert len(set(re.findall(r"url\(#\w+\)", text))) >= 2, "two hatches"
