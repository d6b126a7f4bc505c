"""What a page's templates do to text: it is shown, never markup, and nothing of it is invisible."""

from pathlib import Path
from tempfile import mkdtemp

import pytest

from algoreval.errors import ConfigError
from algoreval.template import render, render_page


def made(folder: Path, template: str, **context: object) -> str:
    page = Path(mkdtemp(dir=folder)) / "page.html"  # a template is read once
    page.write_text(template)
    return render_page(page, {"ours": "<b>"}, **context)


def test_text_is_escaped_and_shown(tmp_path: Path) -> None:
    text = "<i>'\"&\x1b\u202e</i>"
    escaped = "&lt;i&gt;&#39;&#34;&amp;\\x1b\\u202e&lt;/i&gt;"
    assert made(tmp_path, '<p title="{{ text }}">{{ ours }}', text=text) == (
        f'<p title="{escaped}"><b>'
    )
    assert made(tmp_path, "{{ texts | join(', ') }}", texts=[text, text]) == f"{escaped}, {escaped}"
    macro = "{% macro m(x) %}<u>{{ x }}</u>{% endmacro %}{{ m(text) }}"
    assert made(tmp_path, macro, text=text) == f"<u>{escaped}</u>"


def test_prompts_are_no_pages(tmp_path: Path) -> None:
    (tmp_path / "prompt.j2").write_text("{{ text }}")
    assert render(tmp_path / "prompt.j2", text="a < b\x1b") == "a < b\x1b"


def test_a_broken_page_is_named(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"page\.html"):
        made(tmp_path, "{{ nobody }}")
