"""Fed with the counts that the paper gives, our tables show its numbers.

It gives totals alone: 2,625 pairs over 25 problems with a mean similarity of 0.21 and none
identical; 2,215 judged pairs, of which 20.5 % are novel, which it also calls 80 and 20 %. Both are
right only for 453 or 454 novel pairs. With 105 pairs a problem, 2,215 are 21 problems and a part of
another, and not the 40 algorithms (or 37, as the text has it) that they are said to span.
"""

import csv
from collections.abc import Iterator

import pytest

from algoreval.approach import DIFFERENT, SAME, Decided, name
from algoreval.opinions import Opinion
from algoreval.pairs import Pair, pairs, programs
from algoreval.registry import load_plugin
from algoreval.runs import Run
from algoreval.similarity import Alike
from algoreval.subjects import subjects
from algoreval.suite import load_suite
from selftests.diversity.forge import model, wrote

PAIRS, RATE, PROBLEMS, MODELS = 2215, "20.5", 22, 15

CELLS = load_suite("paper").cells[::20][:25]


def runs(problems: int, of_the_last: int = MODELS) -> list[Run]:
    """Fifteen models, each with a program of its own; so many of them for the last problem."""
    return [
        model(
            f"m{who:02}",
            *(
                wrote(f"{who} {cell}", "right", cell)
                for place, cell in enumerate(CELLS[:problems])
                if place < problems - 1 or who < of_the_last
            ),
        )
        for who in range(MODELS)
    ]


def test_the_similarity_of_all_pairs_is_the_published_one() -> None:
    found = pairs(programs(subjects(runs(25))))
    assert len(found) == 2625
    around = (0.21 + 0.1 * ((place % 3) - 1) for place in range(len(found)))
    alike = [Alike(one, value, None, None) for one, value in zip(found, around, strict=True)]
    table = load_plugin("metrics", "diversity").similarity(alike)
    row = next(csv.DictReader(table.csv().splitlines()))
    assert (row["pairs of"], row["which"]) == ("two models", "all")
    assert f"{float(row['similarity']):.0f}" == "21"
    assert row["similarity total"] == "2625"
    assert (row["identical"], row["identical count"]) == ("0", "0")
    assert row["similarity, normal form"] == ""


@pytest.fixture(scope="module")
def judged() -> tuple[list[Run], list[Pair]]:
    found = runs(PROBLEMS, of_the_last=5)
    return found, pairs(programs(subjects(found)))


def rates(judged: tuple[list[Run], list[Pair]], novel: int) -> Iterator[dict[str, str]]:
    found, held = judged
    said = {
        name(one): Opinion(DIFFERENT if place * novel % len(held) < novel else SAME)
        for place, one in enumerate(held)
    }
    figure = load_plugin("figures", "figure8")
    (table,) = figure.tables(subjects(found), "pass@1", [Decided("j", said)], held).values()
    yield from csv.DictReader(table.csv().splitlines())


@pytest.mark.parametrize("novel", [453, 454])
def test_the_novel_rate_is_the_published_one(judged, novel: int) -> None:
    *models, every = rates(judged, novel)
    assert (every["all count"], every["all total"]) == (str(novel), str(PAIRS))
    assert f"{float(every['all']):.1f}" == RATE
    assert f"{float(every['all']):.0f}" == "20"
    assert f"{100 - float(every['all']):.0f}" == "80"
    assert len(models) == MODELS
    # A pair counts for both models, and once on the whole.
    assert sum(int(row["all count"]) for row in models) == 2 * novel
    assert sum(int(row["all total"]) for row in models) == 2 * PAIRS


@pytest.mark.parametrize("novel", [452, 455])
def test_no_other_count_gives_both_numbers(judged, novel: int) -> None:
    *_, every = rates(judged, novel)
    shown = f"{float(every['all']):.1f}", f"{float(every['all']):.0f}"
    assert shown != (RATE, "20")
