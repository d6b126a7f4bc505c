"""Figures of fidelity judging: legible, and nothing of a name is more than a name."""

import random
from collections.abc import Iterator
from pathlib import Path

import matplotlib
import pytest
from matplotlib.figure import Figure
from matplotlib.transforms import Bbox

from algoreval.latex import one_line
from algoreval.pair_match import Pair
from algoreval.registry import load_plugin
from algoreval.table import Table
from algoreval.techniques import technique_lists
from plugins.figures._fidelity import draw, files
from selftests.figures.test_drawing import HOSTILE, extents, overlaps

LISTS = {"humaneval": "short", "mbpp": "short", "livecodebench": "contest"}
NAMES = ("fidelity", "fidelity_models", "fidelity_self", "fidelity_confusion_short",
         "fidelity_confusion_contest")  # fmt: skip


def drawn(judges: tuple[str, ...], models: tuple[str, ...], count: int) -> Iterator[Pair]:
    dice = random.Random(0)
    for judge in judges:
        for benchmark, listed in LISTS.items():
            names = technique_lists()[listed].names
            for n in range(count):
                spec = dice.choice(names)
                for model in models:
                    code = spec if dice.random() < 0.7 else dice.choice(names)
                    yield Pair(judge, benchmark, f"{benchmark}/{n}", model, 0, spec, code)


@pytest.fixture(scope="module")
def tables() -> dict[str, Table]:
    judges, models = ("gemini-pro-latest", "gpt-4.1", "qwen"), ("flash", "mini", "qwen", "phi")
    own = {"gemini-pro-latest": {"flash"}, "gpt-4.1": {"mini"}, "qwen": {"qwen"}}
    found: dict[str, Table] = load_plugin("metrics", "fidelity").tables(
        list(drawn(judges, models, 40)), own
    )
    return found


def test_there_is_a_table_for_each(tables: dict[str, Table]) -> None:
    assert tuple(tables) == NAMES
    assert all(table.rows for table in tables.values())


@pytest.mark.parametrize("name", NAMES)
def test_letters_are_within_the_figure_and_not_on_each_other(name: str, tables) -> None:
    figure = Figure()
    with matplotlib.rc_context({"text.parse_math": False, "font.family": "DejaVu Sans"}):
        draw(tables[name], figure)
        found = list(extents(figure))
    assert len(found) > 10
    for text, box in found:
        inside = Bbox.intersection(box, figure.bbox)
        assert inside is not None, text
        assert inside.width * inside.height > 0.97 * box.width * box.height, f"{text!r} is cut"
    assert not list(overlaps(found, share=0.25))


def test_hostile_names_are_drawn_as_they_are(tmp_path: Path) -> None:
    names = tuple(map(one_line, HOSTILE))
    pairs = list(drawn(names[:2], names[2:], 2))
    found = load_plugin("metrics", "fidelity").tables(pairs, {})
    for name in ("fidelity", "fidelity_models"):
        svg = files(found[name], tmp_path / name)[2]
        assert "<script>" not in svg.read_text(encoding="utf-8")
