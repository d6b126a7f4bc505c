"""The list of instances in a real browser: filters, order, search, keyboard, the address."""

from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs

import pytest

from algoreval.overview import ALL, overview
from algoreval.runs import read_run
from selftests.reports.conftest import Open, Tab
from selftests.reports.runs import info, many, mixed, record

pytestmark = pytest.mark.slow

ALL_OF_THEM = 9


def names(tab: Tab) -> list[str]:
    """The instances in the list, in its order."""
    return [href.removeprefix("#").partition("?")[0].removesuffix(".s0") for href in tab.shown]


def query(tab: Tab) -> dict[str, list[str]]:
    return parse_qs(tab.page.evaluate("location.hash").partition("?")[2])


def test_a_fresh_page_shows_all(tab: Open, mixed_page: Path) -> None:
    found = tab(mixed_page)
    assert len(names(found)) == ALL_OF_THEM
    assert found.count() == "9 instances"
    assert found.said == []
    assert found.requests == [mixed_page.as_uri()], "it loads nothing but itself"


@pytest.mark.parametrize(
    ("field", "value", "left"),
    [
        ("language", "rust", {"kmp-rust", "bfs-rust-adj_list", "bfs-rust-edge_list"}),
        ("domain", "string", {"kmp-python", "kmp-cpp", "kmp-rust"}),
        ("representation", "(none)", {"kmp-python", "kmp-cpp", "kmp-rust"}),
        ("outcome", "passed", {"kmp-python", "bfs-python-adj_list", "bfs-python-edge_list"}),
        ("outcome", "timeout.cpu", {"bfs-cpp-adj_list"}),
        ("outcome", "error", {"bfs-rust-adj_list"}),
        ("outcome", "static_failure", {"kmp-cpp", "bfs-rust-edge_list"}),
    ],
)
def test_a_filter_leaves_what_it_names(
    tab: Open, mixed_page: Path, field: str, value: str, left: set[str]
) -> None:
    found = tab(mixed_page)
    found.page.locator(f"#filters select[name={field}]").select_option(value)
    assert set(names(found)) == left
    assert found.count() == f"{len(left)} of 9 instances"
    assert query(found) == {field: [value]}, "the address holds it"
    again = tab(mixed_page, found.page.evaluate("location.hash"))
    assert names(again) == names(found), "and whoever follows it sees the same"


def test_filters_go_together_and_are_reset(tab: Open, mixed_page: Path) -> None:
    found = tab(mixed_page)
    found.page.locator("select[name=language]").select_option("python")
    found.page.locator("select[name=representation]").select_option("edge_list")
    assert names(found) == ["bfs-python-edge_list"]
    found.page.locator("select[name=domain]").select_option("string")
    assert names(found) == []
    assert found.page.locator("#nothing").is_visible()
    found.page.get_by_role("button", name="Reset").click()
    assert len(names(found)) == ALL_OF_THEM
    assert query(found) == {}


def test_each_measure_counts_as_the_scores_do(tab: Open, mixed_page: Path) -> None:
    numbers = overview(read_run(mixed_page.parent))
    assert [measure.id for measure in numbers.measures] == ["stdout", "edge_cases", ALL]
    found = tab(mixed_page)
    for measure in numbers.measures:
        for bucket, details in measure.outcomes.items():
            wanted = f"#?test={measure.id}&outcome={bucket}"
            found.page.evaluate("hash => { location.hash = hash; view.follow(); }", wanted)
            assert len(names(found)) == sum(details.values()), wanted


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("KMP rust", ["kmp-rust"]),
        ("compile_error", ["kmp-cpp"]),
        ("second word", ["kmp-rust"]),
        ("no compiler", ["bfs-rust-adj_list"]),
        ("adjacency list c++", ["bfs-cpp-adj_list"]),
        ("stateful", ["bfs-python-edge_list"]),
        ("nothing like this", []),
    ],
)
def test_search_finds_names_verdicts_and_messages(
    tab: Open, mixed_page: Path, words: str, left: list[str]
) -> None:
    found = tab(mixed_page)
    found.page.get_by_role("searchbox").fill(words)
    assert names(found) == left


def test_search_finds_programs_if_asked(tab: Open, mixed_page: Path) -> None:
    found = tab(mixed_page)
    found.page.get_by_role("searchbox").fill("def search")
    assert names(found) == []
    found.page.get_by_label("search programs and replies").check()
    found.page.wait_for_function("document.querySelectorAll('#rows .row').length > 0")
    assert len(names(found)) == ALL_OF_THEM - 1, "the one without a program has a reply"
    assert "bfs-rust-adj_list" not in names(found)


def test_heads_sort_both_ways(tab: Open, mixed_page: Path) -> None:
    found = tab(mixed_page)
    assert names(found) == sorted(names(found), key=lambda name: name.partition("-")[0])
    head = found.page.get_by_role("columnheader", name="Language")
    head.get_by_role("button").click()
    languages = [name.split("-")[1] for name in names(found)]
    assert languages == ["cpp"] * 3 + ["python"] * 3 + ["rust"] * 3
    assert head.get_attribute("aria-sort") == "ascending"
    head.get_by_role("button").click()
    assert [name.split("-")[1] for name in names(found)] == languages[::-1]
    assert head.get_attribute("aria-sort") == "descending"
    assert query(found) == {"sort": ["-language"]}


def test_failures_come_first_by_verdict(tab: Open, mixed_page: Path) -> None:
    found = tab(mixed_page, "#?sort=stdout")
    order = [found.page.locator(f"#rows .row:nth-child({i}) .verdict").first for i in range(1, 10)]
    buckets = [one.get_attribute("class").split()[1] for one in order]
    kinds = ["static_failure", "runtime_error", "timeout", "wrong_output", "passed", "error"]
    assert buckets == sorted(buckets, key=kinds.index)


def test_cells_and_outcomes_lead_to_their_instances(tab: Open, mixed_page: Path) -> None:
    found = tab(mixed_page)
    cell = found.page.get_by_role("link", name="C++, string: 0 of 1 passed").first
    assert cell.inner_text().startswith("0")
    cell.click()
    assert names(found) == ["kmp-cpp"]
    assert found.page.evaluate("document.activeElement.id") == "instances-title"
    found.page.get_by_role("radio", name="the edge cases").check()
    found.page.locator(".outcomes:visible").get_by_role("link", name="edge case 2").click()
    assert set(names(found)) == {"kmp-rust", "bfs-python-adj_list"}


def test_a_measure_shows_its_own_panels(tab: Open, mixed_page: Path) -> None:
    found = tab(mixed_page)
    for title in ("the fixed test", "the edge cases", "both tests"):
        found.page.get_by_role("radio", name=title).check()
        assert found.page.locator("table.heat:visible").count() == 2
        assert found.page.locator(".outcomes:visible").count() == 1
        chosen = found.page.locator("select[name=test] option:checked")
        assert chosen.inner_text() == title


def test_arrows_move_in_the_list(tab: Open, mixed_page: Path) -> None:
    found = tab(mixed_page)
    focused = "document.activeElement.getAttribute('href').slice(1).replace('.s0', '')"
    found.page.locator("#rows .row a").first.focus()
    order = names(found)
    for key, place in (("ArrowDown", 1), ("ArrowDown", 2), ("ArrowUp", 1), ("End", 8), ("Home", 0)):
        found.page.keyboard.press(key)
        assert found.page.evaluate(focused) == order[place]
    assert found.page.locator("#rows a[tabindex='0']").count() == 1


def test_skipping_to_the_list_leaves_the_filters(tab: Open, mixed_page: Path) -> None:
    found = tab(mixed_page)
    found.page.locator("select[name=language]").select_option("python")
    found.page.locator("a.skip").focus()
    found.page.keyboard.press("Enter")
    found.page.wait_for_function("location.hash === '#?language=python'")
    assert found.count() == "3 of 9 instances"
    assert found.page.locator("select[name=language]").input_value() == "python"
    fresh = tab(mixed_page, "#instances")
    assert fresh.count() == "9 instances"
    assert len(names(fresh)) == ALL_OF_THEM


@pytest.mark.parametrize("width", [1280, 1440])
def test_the_longest_labels_have_room(tab: Open, report: Callable[..., Path], width: int) -> None:
    fields = {"bucket": "static_failure", "detail": "interface_mismatch"}
    longest = [
        record("kmp-javascript-adj_matrix", test, **fields).model_copy(
            update={"domain": "computational_geometry"}
        )
        for test in ("stdout", "edge_cases")
    ]
    found = tab(report([*mixed(), *longest]), width=width)
    cut = """[...document.querySelectorAll("#rows .row > *, .table-head .row > *")]
        .filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent)"""
    assert found.page.evaluate(cut) == []


def test_a_slash_goes_to_the_search(tab: Open, mixed_page: Path) -> None:
    found = tab(mixed_page)
    found.page.keyboard.press("/")
    found.page.keyboard.type("kmp")
    assert {name.partition("-")[0] for name in names(found)} == {"kmp"}


def test_samples_are_rows_of_their_own(tab: Open, report: Callable[..., Path]) -> None:
    records = [one.model_copy(update={"sample": index}) for one in mixed() for index in range(5)]
    lost = ("kmp-python", 4, "stdout")
    kept = [one for one in records if (one.instance, one.sample, one.test) != lost]
    found = tab(report(kept, info(pass_at_k={5: 0.4})))
    assert found.count() == "45 samples"
    tries = found.page.locator(".tries tr").all_inner_texts()
    assert tries == ["k = 2\t37.5 %", "k = 5\t\N{EN DASH}"]
    found.page.locator("#rows a").nth(3).click()
    found.page.get_by_role("heading", name="Program").wait_for()
    assert "sample 3" in found.page.locator("#detail-facts").inner_text()
    assert found.page.evaluate("location.hash") == "#bfs-cpp-adj_list.s3"


def test_conditions_have_a_filter_and_a_table(tab: Open, report: Callable[..., Path]) -> None:
    hinted = [
        one.model_copy(update={"instance": f"{one.instance}+hint", "condition": "hint"})
        for one in mixed()
    ]
    found = tab(report([*mixed(), *hinted]))
    assert found.page.locator("table.heat:visible").count() == 3
    found.page.locator("select[name=condition]").select_option("hint")
    assert found.count() == "9 of 18 instances"
    assert {name.partition("%2B")[2] for name in names(found)} == {"hint"}
    found.page.locator("#rows a").first.click()
    found.page.get_by_role("heading", name="Program").wait_for()
    assert "hint" in found.page.locator("#detail-facts").inner_text()


@pytest.fixture(scope="module")
def large(report: Callable[..., Path]) -> Path:
    """The page of a run of 3,000 records."""
    return report(many(3000))


def test_thousands_of_rows_cost_no_more_than_a_window_of_them(tab: Open, large: Path) -> None:
    found = tab(large)
    assert found.count() == "1500 instances"
    rows = found.page.locator("#rows .row")
    assert 20 < rows.count() < 60
    height = found.page.evaluate("document.getElementById('rows').offsetHeight")
    assert height == 1500 * found.page.evaluate("list.height()"), "and can be scrolled through"
    found.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    found.page.get_by_text("task0499").first.wait_for()
    assert rows.count() < 60
    found.page.locator("#rows a[tabindex='0']").focus()
    found.page.keyboard.press("Home")
    found.page.keyboard.press("End")
    assert found.page.evaluate("document.activeElement.textContent") == "task0499"
    assert rows.count() < 60


def test_a_filter_of_thousands_touches_few_elements(tab: Open, large: Path) -> None:
    found = tab(large)
    found.page.evaluate(
        """() => {
            window.touched = 0;
            const count = (changes) => {
                for (const one of changes) touched += one.addedNodes.length;
            };
            window.watch = new MutationObserver(count);
            watch.observe(document, {childList: true, subtree: true});
        }"""
    )
    found.page.locator("select[name=domain]").select_option("domain3")
    assert found.count() == "150 of 1500 instances"
    touched = found.page.evaluate("() => { watch.takeRecords(); return touched; }")
    assert touched < 100
