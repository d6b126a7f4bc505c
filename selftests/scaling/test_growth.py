"""What points come to: sizes, shares of right answers, exponents, names."""

import pytest

from algoreval.scaling.growth import fullest, growths
from algoreval.scaling.report import exponents_csv, latex, shares, sizes_csv, text
from selftests.scaling.points import failed, grown, point

SIZES = (250, 500, 1000, 2000, 4000)


def test_a_size_has_the_median_of_what_came_back() -> None:
    times = (1000, 9000, 2000)
    points = [point(time, index=k, bucket="wrong_output") for k, time in enumerate(times)]
    points += [point(4000, index=3), failed("timeout", "cpu", index=4)]
    (one,) = growths(points)
    (size,) = one.sizes
    assert (size.tried, size.returned, size.right) == (5, 4, 1)
    assert size.cpu_ns == 3000
    assert size.failures == (("timeout.cpu", 1),)
    assert size.share == 0.2


def test_a_program_as_the_textbook_and_one_with_a_hidden_square() -> None:
    points = grown(1.3, SIZES, model="heap", run="a") + grown(2.0, SIZES, model="array", run="b")
    heap, array = growths(points)
    assert (heap.label, heap.verdict) == ("heap", "as textbook")
    assert (array.label, array.verdict) == ("array", "slower")
    assert heap.textbook == "1.29"
    assert array.fit is not None
    assert array.fit.exponent == pytest.approx(2.0, abs=0.001)


def test_sizes_at_which_nothing_came_back_are_left_out_of_the_fit() -> None:
    points = grown(1.3, (250, 500, 1000))
    points += [
        failed("runtime_error", "signal", n=n, index=k) for n in (2000, 4000) for k in (0, 1)
    ]
    (one,) = growths(points)
    assert one.fit is not None
    assert one.fit.sizes == 3
    assert [size.share for size in one.sizes] == [1, 1, 1, 0, 0]
    assert shares(one, [one]) == ["100", "100", "100", "x", "x"]


def test_with_two_sizes_left_nothing_is_told() -> None:
    points = grown(1.3, (250, 500))
    points += [failed("runtime_error", "exception", n=n) for n in (1000, 2000)]
    (one,) = growths(points)
    assert (one.fit, one.verdict) == (None, "not told")


def test_exponents_are_those_between_the_sizes_that_were_measured() -> None:
    (one,) = growths(grown(1.3, (60, 120, 240)))
    (other,) = growths(grown(1.3, SIZES))
    assert one.exponents[0] > other.exponents[0] + 0.05


def test_only_what_was_measured_last_in_one_way_counts() -> None:
    points = [*grown(2.0, SIZES, limit_seconds=5.0), *grown(1.3, SIZES)]
    (one,) = growths(points)
    assert one.fit is not None
    assert one.fit.exponent == pytest.approx(1.3, abs=0.001)
    replaced = [*points, *grown(2.0, SIZES, program_sha256="1" * 64)]
    (one,) = growths(replaced)
    assert one.fit is not None
    assert one.fit.exponent == pytest.approx(2.0, abs=0.001)


def test_calls_that_wait_or_work_in_threads_have_no_exponent() -> None:
    points = [one.model_copy(update={"wall_ns": 30 * one.cpu_ns}) for one in grown(0.1, SIZES)]
    (one,) = growths(points)
    assert (one.fit, one.verdict) == (None, "not told")
    (busy,) = growths(
        [one.model_copy(update={"wall_ns": 4 * one.cpu_ns}) for one in grown(1.3, SIZES)]
    )
    assert busy.verdict == "as textbook"


def test_the_textbook_of_a_regime_is_that_of_most_sizes() -> None:
    # Whoever stands first has one size alone, between which and itself nothing grows.
    points = [point(1e6, run="a", model="a"), *grown(1.3, SIZES, run="b", model="b")]
    found = growths(points)
    assert (found[0].exponents, fullest(found).textbook) == ((), "1.29")
    assert "sparse: textbook exponent 1.29; n = 250, 500" in text(found)


def test_names_tell_runs_and_samples_apart() -> None:
    found = growths(
        [point(1, run="a"), point(1, run="b"), point(1, run="b", sample=3), point(1, model="other")]
    )
    labels = [one.label for one in found]
    assert labels == ["model (a)", "model (b) #0", "model (b) #3", "other"]


def test_tasks_of_another_version_have_no_textbook() -> None:
    (one,) = growths(grown(1.3, SIZES, task="bogo_sort"))
    assert (one.exponents, one.verdict) == ((), "not told")
    assert one.fit is not None
    assert "bogo_sort, sparse: textbook exponent unknown" in text([one])


def test_order_is_by_algorithm_regime_and_language() -> None:
    fields = ({"language": "go"}, {"regime": "dense"}, {"task": "bridges"}, {})
    found = growths([point(1, run=str(k), **one) for k, one in enumerate(fields)])
    assert [(one.task, one.regime, one.language) for one in found] == [
        ("bridges", "sparse", "python"),
        ("dijkstra", "dense", "python"),
        ("dijkstra", "sparse", "python"),
        ("dijkstra", "sparse", "go"),
    ]


def test_reports_tell_the_same_as_text_csv_and_latex() -> None:
    points = grown(1.3, SIZES[:4], model="heap", run="a")
    points += [failed("runtime_error", "exception", n=4000, model="heap", run="a")]
    points += grown(2.0, SIZES[:3], model="=array;1", run="b", bucket="wrong_output")
    found = growths(points)
    told = text(found)
    assert "Dijkstra's Shortest Path, sparse: textbook exponent 1.2" in told
    heap, array = (line for line in told.splitlines() if "Python" in line)
    right = "heap Python edge list 1.30 (1.30-1.30) as textbook 100 100 100 100 x"
    assert heap.split() == right.split()
    wrong = "=array;1 Python edge list 2.00 (2.00-2.00) slower 0 0 0 - -"
    assert array.split() == wrong.split()
    assert all(len(line) <= 100 for line in told.splitlines())
    exponents = exponents_csv(found).splitlines()
    assert exponents[0].startswith(
        "algorithm,regime,model,language,representation,exponent,low,high"
    )
    assert exponents[1].split(",")[2:6] == ["heap", "Python", "edge list", "1.3000"]
    assert exponents[2].split(",")[2] == '"\'=array;1"'
    rows = [row.split(",") for row in sizes_csv(found).splitlines()]
    assert rows[5][5:] == ["4000", "1", "0", "0", "", "", "1 runtime_error.exception"]
    assert rows[1][5:9] == ["250", "2", "2", "2"]
    assert r"\bottomrule" in latex(found)
    assert "100 100 100 100 x" in latex(found)
