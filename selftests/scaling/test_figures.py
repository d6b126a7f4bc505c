"""Figures 18 and 19 of points that nobody measured."""

import re
from pathlib import Path

import pytest

from algoreval.scaling.growth import growths
from plugins.figures._drawing import save
from plugins.figures._scaling import Panels, draw, figures
from selftests.scaling.points import failed, grown

SIZES = (250, 500, 1000, 2000, 4000)
CROSS, HOLLOW = r'd="M -2 2 ?\nL 2 -2', r"fill: #ffffff; stroke: #(?!000000)"
"""What marks look like in an SVG."""


def panels() -> dict[str, Panels]:
    points = grown(1.3, SIZES, model="all right", run="a")
    points += grown(2.0, SIZES[:3], model="dies", run="b")
    points += [failed("runtime_error", "exception", n=n, model="dies", run="b") for n in SIZES[3:]]
    points += grown(1.3, SIZES, count=1, model="half $x$", run="c", representation="adj_list")
    points += grown(1.1, SIZES, model="all right", run="a", task="bridges", language="go")
    points += grown(2.1, SIZES, model="all right", run="a", regime="dense")
    points += grown(1.0, SIZES, task="kmp", regime="single", representation="", run="a")
    return figures(growths(points))


def test_there_is_a_figure_for_each_regime_and_language() -> None:
    made = panels()
    assert sorted(made) == [
        "figure18_python",
        "figure19_go",
        "figure19_python",
        "scaling_single_python",
    ]
    assert made["figure18_python"].title == "CPU time by size: dense graphs (p = 0.3), Python"
    assert len(made["figure19_python"].growths) == 3


@pytest.fixture(scope="module")
def svg(tmp_path_factory: pytest.TempPathFactory) -> str:
    stem = tmp_path_factory.mktemp("figures") / "figure19_python"
    written = save(panels()["figure19_python"], draw, stem)
    assert [path.suffix for path in written] == [".svg", ".png"]
    return written[0].read_text(encoding="utf-8")


def test_every_model_representation_and_the_textbook_are_named(svg: str) -> None:
    marks = ("some answers wrong", "all answers wrong", "all crashed or out of time")
    forms = ("edge list", "adjacency list")
    for text in ("all right", "dies", "half $x$", *forms, "textbook", *marks):
        assert f">{text}<" in svg
    assert ">Dijkstra's Shortest Path<" in svg.replace("&#x27;", "'").replace("&apos;", "'")
    assert [text for text in re.findall(r">(\d+)<", svg) if int(text) in SIZES] == [
        str(n) for n in SIZES
    ]


def test_times_are_told_as_people_say_them(svg: str) -> None:
    assert ">10 ms<" in svg
    assert "mathdefault" not in svg


def test_times_within_a_power_of_ten_have_a_scale_too(tmp_path: Path) -> None:
    for more in ([], [failed("timeout", "cpu", n=8000)]):
        points = [*grown(1.0, (2000, 4000, 8000)[: 3 - len(more)]), *more]
        (made,) = figures(growths(points)).values()
        svg = save(made, draw, tmp_path / "figure")[0].read_text(encoding="utf-8")
        assert {"2 ms", "5 ms"} <= set(re.findall(r">([\d.]+ ms)<", svg))


def test_what_died_is_crossed_and_what_is_partly_right_is_hollow(tmp_path: Path) -> None:
    def drawn(*groups) -> tuple[int, int]:
        stem = tmp_path / "figure"
        (made,) = figures(growths([one for group in groups for one in group])).values()
        svg = save(made, draw, stem)[0].read_text(encoding="utf-8")
        return len(re.findall(CROSS, svg)), len(re.findall(HOLLOW, svg))

    alive = grown(1.3, SIZES[:4])
    dead = [failed("timeout", "cpu", n=4000)]
    half = [grown(1.3, SIZES[3:4], bucket="wrong_output")[0].model_copy(update={"index": 5})]
    crosses, hollow = drawn(alive)  # those of the legend
    assert drawn(alive, dead) == (crosses + 1, hollow)
    more = drawn(alive, half)
    assert more[0] == crosses
    assert more[1] > hollow


def test_a_panel_of_crosses_alone_has_no_times(tmp_path: Path) -> None:
    (made,) = figures(growths([failed("timeout", "cpu", n=n) for n in SIZES])).values()
    svg = save(made, draw, tmp_path / "figure")[0].read_text(encoding="utf-8")
    assert ">4000<" in svg
    assert not re.search(r">\d+ (s|ms|\u00b5s)<", svg)


def test_the_same_points_give_the_same_bytes(tmp_path: Path) -> None:
    one, other = (
        [path.read_bytes() for path in save(panels()["figure19_python"], draw, tmp_path / name)]
        for name in ("a", "b")
    )
    assert one == other


def test_more_models_than_colours_are_drawn_and_long_names_cut(tmp_path: Path) -> None:
    points = [
        one
        for k in range(20)
        for one in grown(
            1.0 + k / 20, SIZES, count=1, model=f"a model of a long name {k}" * 3, run=str(k)
        )
    ]
    (made,) = figures(growths(points)).values()
    svg = save(made, draw, tmp_path / "figure")[0].read_text(encoding="utf-8")
    assert svg.count("a model of a long name") == 20
    assert "..." in svg
