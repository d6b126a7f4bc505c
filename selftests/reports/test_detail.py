"""One instance in a real browser: opened, read, gone through, left."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from selftests.reports.conftest import Open, Tab
from selftests.reports.runs import PROGRAM, record

pytestmark = pytest.mark.slow


def opened(found: Tab) -> Any:
    """The dialog, once its texts are there."""
    dialog = found.page.get_by_role("dialog")
    dialog.get_by_role("heading", name="Program").wait_for()
    return dialog


def lines(block: Any) -> str:
    """The text of a block, without the numbers of its lines."""
    return str(block.evaluate("element => element.textContent"))


@pytest.mark.parametrize("name", ["kmp-rust", "kmp-rust.s0", "kmp-rust.edge_cases.s0"])
def test_a_link_opens_its_instance(tab: Open, mixed_page: Path, name: str) -> None:
    found = tab(mixed_page, f"#{name}")
    dialog = opened(found)
    assert dialog.get_by_role("heading", level=2).inner_text() == "KMP Pattern Search"
    assert dialog.get_by_text("kmp-rust", exact=True).is_visible()
    assert found.said == []


def test_a_link_to_a_test_goes_there(tab: Open, mixed_page: Path) -> None:
    found = tab(mixed_page, "#kmp-rust.edge_cases.s0", height=400)
    heading = opened(found).get_by_role("heading", name="Edge cases")
    found.page.wait_for_function(
        "e => e.getBoundingClientRect().top < innerHeight / 2", arg=heading.element_handle()
    )


@pytest.mark.parametrize("name", ["nothing-python", "%E0%A4%A", "kmp-rust.s7"])
def test_a_link_to_nothing_says_so(tab: Open, mixed_page: Path, name: str) -> None:
    found = tab(mixed_page, f"#{name}")
    assert found.page.get_by_role("dialog").count() == 0
    assert found.count() == f"There is no {name} in this run."


def test_an_instance_shows_all_that_there_is(tab: Open, mixed_page: Path) -> None:
    found = tab(mixed_page)
    found.page.get_by_role("link", name="KMP").last.click()
    dialog = opened(found)
    assert lines(dialog.get_by_role("group", name="Program", exact=True)) == PROGRAM
    for name, text in (("Reply", "Here it is."), ("Prompt", "Implement kmp in rust.")):
        assert not dialog.get_by_role("group", name=name, exact=True).is_visible()
        dialog.get_by_role("heading", name=name).click()
        assert text in dialog.get_by_role("group", name=name, exact=True).inner_text()
    assert dialog.get_by_text("0.25 s of 30 s").first.is_visible()
    assert dialog.get_by_text("12 MiB of 512 MiB").first.is_visible()


def test_outputs_stand_side_by_side(tab: Open, mixed_page: Path) -> None:
    dialog = opened(tab(mixed_page, "#kmp-rust"))
    rows = dialog.locator(".diff tbody tr")
    assert [row.get_attribute("class") for row in rows.all()] == [
        "same",
        "differs",
        "same",
        "differs",
    ]
    assert dialog.locator(".diff del").all_inner_texts() == ["line"]
    assert dialog.locator(".diff ins").all_inner_texts() == ["word"]
    assert rows.last.inner_text().split("\t")[1:] == ["no line", "fourth"]


def test_white_space_is_no_difference(tab: Open, mixed_page: Path) -> None:
    dialog = opened(tab(mixed_page, "#bfs-python-adj_list"))
    assert dialog.get_by_text("output, equal but for white space").is_visible()


def test_a_counterexample_is_a_call_to_paste(tab: Open, mixed_page: Path) -> None:
    dialog = opened(tab(mixed_page, "#kmp-rust"))
    smallest, case = dialog.locator(".call").all()
    assert dialog.get_by_role("heading", name="smallest input found").is_visible()
    assert lines(smallest.get_by_role("group", name="call", exact=True)) == "search([], 0)"
    assert smallest.locator("dl").inner_text().split("\n")[1::2] == ["[]", "[0]"]
    assert lines(case.get_by_role("group", name="call", exact=True)) == "search([5, 7], 2)"
    assert dialog.get_by_text("A second component.").is_visible()


def test_what_is_copied_is_what_was_there(tab: Open, mixed_page: Path) -> None:
    found = tab(mixed_page, "#kmp-rust")
    opened(found)
    found.page.evaluate("navigator.clipboard.writeText = async text => { window.copied = text; }")
    section = found.page.locator(".sources section", has_text="Program")
    section.get_by_role("button", name="Copy").click()
    section.get_by_role("button", name="Copied").wait_for()
    assert found.page.evaluate("copied") == PROGRAM
    assert section.get_by_role("button").inner_text() in ("Copied", "Copy")


def test_a_text_that_is_cut_is_not_copied_as_if_it_were_whole(
    tab: Open, report: Callable[..., Path]
) -> None:
    long = [record("kmp-rust", program="x" * 200_000), record("kmp-c")]
    found = tab(report(long), "#kmp-rust")
    opened(found)
    section = found.page.locator(".sources section", has_text="Program")
    label = "Copy what is shown, which is cut"
    assert section.get_by_role("button").inner_text() == label
    whole = found.page.locator(".sources details", has_text="Prompt").first
    whole.locator("summary").click()
    assert whole.get_by_role("button").inner_text() == "Copy"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("kmp-cpp", "main.cpp:1:1: error: no"),
        ("bfs-cpp-adj_list", "stopped at its limit: cpu"),
        ("bfs-cpp-edge_list", "signal 11"),
        ("bfs-rust-edge_list", "No program was found in the reply."),
        ("bfs-rust-adj_list", "no compiler: install it"),
        ("bfs-python-edge_list", "stateful"),
        ("kmp-python", "112 cases, all as expected"),
    ],
)
def test_each_outcome_says_why(tab: Open, mixed_page: Path, name: str, text: str) -> None:
    assert opened(tab(mixed_page, f"#{name}")).get_by_text(text).first.is_visible()


def test_keys_go_through_the_list_and_leave(tab: Open, mixed_page: Path) -> None:
    found = tab(mixed_page, "#?language=rust")
    found.page.locator("#rows a").first.focus()
    found.page.keyboard.press("Enter")
    dialog = opened(found)
    assert found.page.evaluate("document.activeElement.id") == "detail-title"
    assert dialog.get_by_text("1 of 3").is_visible()
    assert dialog.get_by_role("button", name="Previous instance").is_disabled()
    found.page.keyboard.press("ArrowRight")
    found.page.keyboard.press("ArrowRight")
    found.page.keyboard.press("ArrowRight")
    assert dialog.get_by_text("3 of 3").is_visible()
    assert found.page.evaluate("location.hash") == "#kmp-rust.s0?language=rust"
    found.page.keyboard.press("Escape")
    assert not dialog.is_visible()
    assert found.page.evaluate("document.activeElement.textContent") == "KMP Pattern Search"
    assert found.page.evaluate("location.hash") == "#?language=rust"


def test_going_back_leaves_the_instance(tab: Open, mixed_page: Path) -> None:
    found = tab(mixed_page)
    found.page.get_by_role("link", name="KMP").first.click()
    dialog = opened(found)
    found.page.go_back()
    dialog.wait_for(state="hidden")
    found.page.go_forward()
    assert opened(found).is_visible()


def test_the_page_behind_it_is_out_of_reach(tab: Open, mixed_page: Path) -> None:
    found = tab(mixed_page, "#kmp-rust")
    dialog = opened(found)
    for _ in range(12):
        found.page.keyboard.press("Tab")
        inside = found.page.evaluate(
            "document.activeElement === document.body || "
            "document.getElementById('detail').contains(document.activeElement)"
        )
        assert inside
    dialog.get_by_role("button", name="Close").click()
    assert not dialog.is_visible()
