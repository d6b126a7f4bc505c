"""The pages that come with the benchmark: small, nobody's own, and what they say they are."""

import base64
import json
import re
import zlib
from pathlib import Path

import pytest

from algoreval.registry import ROOT
from algoreval.runs import read_run
from plugins.reports import data
from selftests.reports.conftest import Open
from selftests.reports.runs import payload

PAGES = sorted(ROOT.glob("reports/example-*/report.html"))
LARGEST = 2_000_000
PERSONAL = re.compile(r"/home/|/root/|/tmp/pytest|site-packages|127\.0\.0\.1|localhost")


def name(path: Path) -> str:
    return path.parent.name


def test_there_are_two() -> None:
    assert [name(path) for path in PAGES] == ["example-local-smollm2", "example-reference"]


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_they_are_small_and_name_no_machine(path: Path) -> None:
    html = path.read_text("utf-8")
    assert len(html.encode()) < LARGEST
    packed = payload(html)["parts"]
    texts = [zlib.decompress(base64.b64decode(part), wbits=-15).decode() for part in packed]
    for text in (
        html,
        *texts,
        *(path.with_name(f"summary.{kind}").read_text() for kind in ("md", "json")),
    ):
        assert not PERSONAL.search(text), PERSONAL.search(text)


def test_the_local_models_numbers_are_those_of_its_records() -> None:
    folder = ROOT / "reports/example-local-smollm2"
    published = json.loads((folder / "summary.json").read_text(), parse_float=rounded)
    made = json.loads(data.render(read_run(folder)), parse_float=rounded)
    assert published == made, "make it anew: python -m algoreval report reports/example-local-*"


def rounded(text: str) -> float:
    """The last digits of a number may hang on the machine."""
    return round(float(text), 6)


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_they_open_and_show_their_numbers(tab: Open, path: Path) -> None:
    summary = json.loads(path.with_name("summary.json").read_text())
    rate = summary["measures"]["stdout"]
    found = tab(path)
    assert found.count() == f"{rate['instances']} instances"
    assert (
        f"{rate['passed']} of {rate['judged']} passed"
        in found.page.locator(".headline").inner_text()
    )
    assert found.page.get_by_text("Complete: every selected test was judged.").is_visible()
    found.page.locator("#rows a").nth(3).click()
    found.page.get_by_role("heading", name="Program").wait_for()
    assert found.said == []


def test_the_reference_passes_everything() -> None:
    summary = json.loads((ROOT / "reports/example-reference/summary.json").read_text())
    assert (summary["model"], summary["suite"]) == ("reference", "full")
    for measure in summary["measures"].values():
        assert measure["passed"] == measure["judged"] >= 763
