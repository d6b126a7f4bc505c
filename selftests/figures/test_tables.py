"""What the tables behind figures hold: order, shares, and nothing where nothing was collected."""

from collections.abc import Iterable, Sequence

import pytest

from algoreval.registry import load_plugin
from algoreval.runs import Run
from algoreval.subjects import subjects
from algoreval.suite import Cell
from algoreval.table import Table
from selftests.figures.synthetic import record, run_of

NAMES = {
    *("table2", "table3", "table4", "table8"),
    *("figure3", "figure4", "figure9", "figures11to17"),
}


def tables(name: str, runs: Iterable[Run], plus: bool = False) -> dict[str, Table]:
    found: dict[str, Table] = load_plugin("figures", name).tables(subjects(runs, plus), "pass@1")
    return found


def only(name: str, *runs: Run) -> Table:
    (found,) = tables(name, runs).values()
    return found


def values(found: Table) -> dict[tuple[str, ...], list[float | None]]:
    return {row.labels: [one.value for one in row.cells] for row in found.rows}


def model(name: str, passed: Sequence[str], failed: Sequence[str] = (), category: str = "") -> Run:
    """A run that passed and failed so: "kmp-c", "bfs-c-adj_list"."""
    records = [record(Cell(*text.split("-")), "passed") for text in passed]
    records += [record(Cell(*text.split("-")), "wrong_output") for text in failed]
    return run_of(name, records, {"category": category})


def test_table_2_ranks_within_categories_and_ends_with_means() -> None:
    found = only(
        "table2",
        model("weak", [], ["kmp-c"], "code"),
        model("none", [], [], "code"),
        model("best", ["kmp-c"], [], "code"),
        model("half", ["kmp-c"], ["kmp-go"], "general"),
    )
    assert [(row.labels[:2], row.cells[0].value) for row in found.rows] == [
        (("code", "best"), 1.0),
        (("code", "weak"), 0.0),
        (("code", "none"), None),
        (("general", "half"), 0.5),
        (("means", "code (2)"), 0.5),
        (("means", "general (1)"), 0.5),
        (("means", "all (3)"), 0.5),
    ]


class TestHelpInPrompts:
    """What is told of all models together is told of those that no probe helped."""

    GRAPH = Cell("prim", "c", "adj_list")

    def runs(self) -> list[Run]:
        helped = [record(cell, "passed", condition="hint") for cell in (self.GRAPH,) * 2]
        return [
            run_of("a", [record(self.GRAPH, "passed"), *helped]),
            run_of("b", [record(self.GRAPH, "timeout"), *helped]),
        ]

    def test_means_of_table_2(self) -> None:
        *rows, last = only("table2", *self.runs()).rows
        assert len(rows) == 4
        assert (last.labels[:2], last.cells[0].value) == (("means", "all (2)"), 0.5)

    def test_figure_4(self) -> None:
        assert [one.value for row in only("figure4", *self.runs()).rows for one in row.cells] == [
            0.5
        ]

    def test_means_of_figures_11_to_17(self) -> None:
        found = only("figures11to17", *self.runs())
        assert len(found.columns) == 5
        assert found.rows[0].cells[-1].value == 0.5

    def test_where_all_had_help_it_is_told_of_all(self) -> None:
        hint = [record(self.GRAPH, "passed", condition="hint")]
        (row,) = only("figure4", run_of("a", hint), run_of("empty", [])).rows
        assert [one.value for one in row.cells] == [1.0]


def test_table_2_of_one_model_has_no_mean() -> None:
    assert len(only("table2", model("m", ["kmp-c"])).rows) == 1


def test_figure_3_has_languages_in_the_paper_s_order_and_all() -> None:
    found = only("figure3", model("b", ["kmp-c"], ["kmp-rust"]), model("a", ["kmp-python"]))
    assert found.columns == ("Python", "C", "Rust", "all")
    assert values(found) == {("other", "a"): [1, None, None, 1], ("other", "b"): [None, 1, 0, 0.5]}


def test_figure_4_counts_graphs_only_over_all_models() -> None:
    runs = [
        model("a", ["bridges-c-edge_list", "kmp-c"], ["prim-c-edge_list", "prim-c-adj_list"]),
        model("b", ["bridges-c-edge_list", "bridges-go-edge_list"], ["prim-c-edge_list"]),
    ]
    found = only("figure4", *runs)
    assert found.columns == ("edge list", "adjacency list")
    assert values(found) == {("C",): [0.5, 0], ("Go",): [1, None]}


def test_figure_9_has_a_column_for_each_bucket_whose_shares_add_up() -> None:
    buckets = ("passed", "timeout", "wrong_output", None, "wrong_output")
    names = ("kmp", "sieve", "fft", "otsu", "trie")
    records = [
        record(Cell(name if name != "trie" else "prefix_trie", "c"), bucket)
        for name, bucket in zip(names, buckets, strict=True)
    ]
    found = only("figure9", run_of("m", records), run_of("none", ()))
    assert found.columns == (
        "passed", "static failure", "runtime error", "timeout", "wrong output"
    )  # fmt: skip
    assert values(found) == {("m",): [0.25, 0, 0, 0.25, 0.5], ("none",): [None] * 5}


def test_figure_9_s_first_share_is_pass_at_1_with_any_number_of_samples() -> None:
    records = [record(Cell("kmp", "c"), "passed", sample=index) for index in range(3)]
    run = run_of("m", [*records, record(Cell("sieve", "c"), "timeout")])
    (row,) = only("figure9", run).rows
    assert row.cells[0].value == 0.5
    assert row.cells[0].value == only("table2", run).rows[0].cells[0].value


class TestAlgorithms:
    """Figures 11 to 17."""

    def test_one_table_per_language_under_the_paper_s_number(self) -> None:
        everywhere = [f"kmp-{name}" for name in ("go", "rust", "javascript", "c", "java", "cpp")]
        runs = [model("m", [*everywhere, "kmp-python"])]
        assert list(tables("figures11to17", runs)) == [
            "figure11_python",
            "figure12_cpp",
            "figure13_java",
            "figure14_c",
            "figure15_javascript",
            "figure16_rust",
            "figure17_go",
        ]

    def test_a_language_of_one_s_own_has_a_table_without_a_number(self) -> None:
        records = [record(Cell("kmp", "cobol"), "passed")]
        (name,) = tables("figures11to17", [run_of("m", records)])
        assert name == "figure_cobol"

    def test_the_hardest_algorithm_of_all_languages_stands_first_in_each(self) -> None:
        runs = [
            model("a", ["kmp-c", "fft-c", "fft-go"], ["sieve-c", "sieve-go", "kmp-go"]),
            model("b", ["sieve-c", "fft-c"], ["kmp-c"]),
        ]
        found = {
            name: [row.labels[0] for row in one.rows]
            for name, one in tables("figures11to17", runs).items()
        }
        kmp, sieve, fft = "KMP Pattern Search", "Sieve of Eratosthenes", "Fast Fourier Transform"
        assert found == {"figure14_c": [kmp, sieve, fft], "figure17_go": [kmp, sieve, fft]}

    def test_the_weakest_model_of_the_language_stands_first(self) -> None:
        runs = [
            model("a", ["kmp-c"], ["kmp-go"]),
            model("b", ["kmp-go"], ["kmp-c"]),
            model("none", ["sieve-c"]),
        ]
        found = tables("figures11to17", runs)
        assert found["figure14_c"].columns == ("b", "a", "none", "mean")
        assert found["figure17_go"].columns == ("none", "a", "b", "mean")

    def test_nothing_collected_is_empty_and_in_no_mean(self) -> None:
        runs = [model("a", ["kmp-c"]), model("b", ["sieve-c"], ["kmp-c"])]
        found = values(tables("figures11to17", runs)["figure14_c"])
        assert found == {
            ("KMP Pattern Search",): [0, 1, 0.5],
            ("Sieve of Eratosthenes",): [1, None, 1],
        }

    def test_a_cell_is_the_share_over_all_representations(self) -> None:
        runs = [model("a", ["prim-c-edge_list"], ["prim-c-adj_list", "prim-c-adj_matrix"])]
        found = values(tables("figures11to17", runs)["figure14_c"])
        assert found == {("Prim's MST",): [pytest.approx(1 / 3), pytest.approx(1 / 3)]}


@pytest.mark.parametrize("name", sorted(NAMES))
def test_runs_without_a_verdict_make_tables_without_a_number(name: str) -> None:
    nothing = [run_of("a", ()), run_of("b", [record(Cell("kmp", "c"), None)])]
    for found in tables(name, nothing).values():
        assert all(value is None for row in values(found).values() for value in row)
        assert found.csv()
        assert found.latex()
