"""Replies, outputs and names that want to be more than text: a real browser sees letters only."""

from collections import Counter
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest

from algoreval.record import Record
from selftests.reports.conftest import Open
from selftests.reports.runs import info, payload, record

MARKUP = (
    "</script><script>pwned = 1</script><!--<script>",
    "<img src=x onerror='pwned = 2'><svg onload=pwned=3>",
    "<style>* { display: none }</style><base href='http://127.0.0.1:9/'>",
    "<iframe srcdoc='<script>parent.pwned = 4</script>'></iframe>",
    "<a href='javascript:pwned = 5' onclick='pwned = 7'>x</a>",
    "</pre></dialog></table>{{ 7 * 7 }}{% raw %} ]]> &lt;b&gt; \u2028 '\"`${pwned = 6}",
)
INVISIBLE = (
    "ansi \x1b[31mred\x1b[0m bell \x07 null \x00 bidi \u202eabc\u202c zero\u200bwidth \ufeff \r"
)
ESCAPES = ["\\x1b", "\\x1b", "\\x07", "\\x00", "\\u202e", "\\u202c", "\\u200b", "\\ufeff", "\\r"]
EVIL = "\n".join((*MARKUP, INVISIBLE))


def evil(instance: str, test: str = "stdout", bucket: str = "wrong_output") -> Record:
    """A record that says it wherever a text can stand."""
    texts = dict.fromkeys(("detail", "toolchain", "finish_reason"), EVIL)
    told = dict.fromkeys(
        ("expected", "compiler", "call", "case", "why", "expected_result", "result"), EVIL
    )
    return record(instance, test, bucket).model_copy(
        update={
            **texts,
            "flags": (EVIL,),
            "program": EVIL,
            "completion": EVIL,
            "evidence": {**told, "actual": EVIL + "\nmore", "stopped": EVIL, "signal": EVIL},
            "prompt": record(instance).prompt.model_copy(update={"system": EVIL, "user": EVIL}),
            "usage": {EVIL: 1},
            "volatile": record(instance).volatile.model_copy(
                update={"stderr": EVIL, "compiler_output": EVIL}
            ),
        }
    )


@pytest.fixture(scope="module")
def page(report: Callable[..., Path]) -> Path:
    """The page of a run that is hostile all over."""
    names = {"domain": EVIL, "task": EVIL, "representation": EVIL, "condition": EVIL}
    records = [
        evil("kmp-python"),
        evil("kmp-python", "edge_cases"),
        evil("kmp-rust").model_copy(update={**names, "language": EVIL, "instance": EVIL}),
        evil("kmp-cpp").model_copy(update={"bucket": None, "judge_error": EVIL}),
        evil("kmp-cpp", "__proto__"),
        evil("kmp-cpp", EVIL),
        evil("constructor-toString"),
    ]
    about = info(model=EVIL, complete=False, incomplete_because=[EVIL], skipped={EVIL: 3})
    return report(records, about.model_copy(update={"card": {"name": EVIL, "size": EVIL}}))


def test_nothing_runs_loads_or_leaves(tab: Open, page: Path) -> None:
    found = tab(page)
    for hash in ("kmp-python.s0", "kmp-cpp.s0", "constructor-toString.s0"):
        found.page.evaluate("hash => { location.hash = hash; }", hash)
        found.page.get_by_role("heading", name="Program").wait_for()
        assert "Unpacking" not in found.page.locator("#detail-body").inner_text()
    found.page.evaluate("detail.open(rows.find(row => row.language.includes('script')))")
    found.page.get_by_role("heading", name="Program").wait_for()
    assert found.page.evaluate("typeof pwned") == "undefined"
    assert found.said == [], "neither an error nor a refusal: nothing was tried"
    assert found.requests == [page.as_uri()]
    assert found.page.locator("img, iframe, base, style:not(head style), object").count() == 0


def test_every_letter_is_shown(tab: Open, page: Path) -> None:
    found = tab(page, "#kmp-python")
    reply = found.page.get_by_role("group", name="Reply", exact=True)
    found.page.get_by_role("heading", name="Reply").click()
    assert reply.locator(".hidden-char").all_inner_texts()[-9:] == ESCAPES
    text = reply.evaluate("element => element.textContent")
    for line in MARKUP[:5]:
        assert line in text
    program = found.page.get_by_role("group", name="Program", exact=True)
    assert "</script><script>pwned = 1</script>" in program.evaluate("e => e.textContent")


def test_nothing_invisible_is_on_the_page(tab: Open, page: Path) -> None:
    found = tab(page, "#kmp-python")
    found.page.get_by_role("heading", name="Program").wait_for()
    hidden = found.page.evaluate(
        """() => {
            const shown = [...document.querySelectorAll("body :not(script)")];
            const texts = shown.flatMap(element => [...element.childNodes]
                .filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.data));
            const titles = shown.map(element => element.getAttribute("title") ?? "");
            return [...texts, ...titles].filter(text => text.match(HIDDEN));
        }"""
    )
    assert hidden == []


def test_the_policy_would_stop_what_slipped_through(tab: Open, page: Path) -> None:
    found = tab(page)
    found.page.evaluate(
        """async () => {
            const script = document.createElement("script");
            script.textContent = "pwned = 1";
            document.head.append(script);
            const image = document.createElement("img");
            image.src = "http://127.0.0.1:9/x.png";
            document.body.append(image);
            const text = "<p onclick='pwned = 2' style='color: red'>";
            document.body.insertAdjacentHTML("beforeend", text);
            document.querySelector("p[onclick]").click();
            await fetch("http://127.0.0.1:9/").catch(() => {});
        }"""
    )
    assert found.page.evaluate("typeof pwned") == "undefined"
    refused = [line for line in found.said if "Content Security Policy" in line]
    assert {line.partition("violates the following")[2][:40] for line in refused}
    kinds = ("script-src", "img-src", "style-src", "default-src")
    assert all(any(kind in line for line in refused) for kind in kinds), refused


class Tags(HTMLParser):
    """The elements and attributes of a page, without a browser."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.attributes: set[str] = set()
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.attributes |= {name for name, _ in attrs}
        self.links += [value or "" for name, value in attrs if name in ("href", "src", "action")]


def test_the_file_holds_no_markup_of_theirs(page: Path) -> None:
    html = page.read_text("utf-8")
    found = Tags()
    found.feed(html)
    found.close()
    assert found.tags["script"] == 2, "the data and the program of the page"
    assert found.tags["style"] == 1
    assert not found.tags.keys() & {"img", "iframe", "base", "object", "embed"}
    assert not [name for name in found.attributes if name.startswith("on") or name == "style"]
    assert all(link.startswith("#") or link.startswith("data:image/svg") for link in found.links)
    assert payload(html)["tests"][0] == "stdout"
    for char in "\x1b\x07\x00\u202e\u202c\u200b\ufeff\u2028":
        assert char not in html
