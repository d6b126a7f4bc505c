"""A browser that looks at pages, without a network."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from algoreval.packages import may_install
from algoreval.record import Record
from algoreval.report import write_reports
from algoreval.run_info import RunInfo
from selftests import browser
from selftests.reports.runs import info, mixed, write

PATIENCE_MS = 30_000
"""How long the browser may take for one step on a busy machine; a step takes milliseconds."""


@pytest.fixture(scope="module")
def chromium(request: pytest.FixtureRequest) -> Iterator[Any]:
    """A running browser; skips where there is none, and fails where there should be one.

    Its library keeps an event loop running, in which tests of other modules could start none.
    """
    if why := browser.missing():
        # CI must not pass because it could not look.
        if request.config.option.slow and may_install():
            pytest.fail(why)
        pytest.skip(why)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=browser.program(), args=browser.arguments()
        )
        yield started
        started.close()


class Tab:
    """A page in the browser, and all that it tried."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.said: list[str] = []
        """What stands on its console, errors and refusals included."""

        self.requests: list[str] = []
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", lambda message: self.said.append(message.text))
        page.on("pageerror", lambda error: self.said.append(str(error)))
        page.on("dialog", lambda dialog: self.said.append(f"dialog: {dialog.message}"))
        page.on("request", lambda request: self.requests.append(request.url))

    @property
    def shown(self) -> list[str]:
        """The instances in the list, as far as they are in the document."""
        links = self.page.locator("#rows .row a")
        return [link.get_attribute("href") for link in links.all()]

    def count(self) -> str:
        """What the page says about how many there are."""
        return str(self.page.locator("#count").inner_text())


Open = Callable[..., Tab]


@pytest.fixture(scope="module")
def open_tab(chromium: Any) -> Open:
    """Opens a file, from the given hash on, in a tab of its own, which stays open."""

    def opened(
        path: Path, hash: str = "", width: int = 1440, height: int = 900, dark: bool = False
    ) -> Tab:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            offline=True,
        )
        found = Tab(context.new_page())
        found.page.goto(path.as_uri() + hash)
        return found

    return opened


@pytest.fixture
def tab(open_tab: Open) -> Iterator[Open]:
    """Opens files like `open_tab`; all are closed when the test ends."""
    tabs: list[Tab] = []

    def opened(*arguments: Any, **options: Any) -> Tab:
        tabs.append(open_tab(*arguments, **options))
        return tabs[-1]

    yield opened
    for one in tabs:
        one.page.context.close()


@pytest.fixture(scope="session")
def report(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Path]:
    """Writes the reports of a run with these records and gives the path of its page."""

    def written(records: Iterable[Record], about: RunInfo | None = None) -> Path:
        folder = write(tmp_path_factory.mktemp("run") / "one", records, about or info())
        write_reports(folder)
        return folder / "report.html"

    return written


@pytest.fixture(scope="session")
def mixed_page(report: Callable[..., Path]) -> Path:
    """The page of a run in which everything happened."""
    return report(mixed(), info(complete=False, incomplete_because=["2 tests with an error"]))
