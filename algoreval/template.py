"""The only door to jinja2: templates become text here and nowhere else."""

import functools
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import jinja2
from markupsafe import Markup

from algoreval.errors import ConfigError
from algoreval.safe import visible


@functools.cache
def _environment(folder: Path, pages: bool = False) -> jinja2.Environment:
    # Prompts and programs are no HTML: only pages are escaped. A misspelled variable must not
    # become an empty string in a prompt: StrictUndefined.
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(folder),
        undefined=jinja2.StrictUndefined,
        autoescape=pages,
        finalize=_shown if pages else None,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        auto_reload=False,  # else each template that one includes is looked at each time
        extensions=["jinja2.ext.do", "jinja2.ext.loopcontrols"],
    )
    environment.filters.update(camel=camel, pascal=pascal, findall=findall)
    return environment


def _shown(value: Any) -> Any:
    """What a page shows for a value: whatever is invisible in foreign text can be seen."""
    return visible(value) if isinstance(value, str) and not isinstance(value, Markup) else value


def camel(name: str) -> str:
    """A snake_case name in camelCase.

    >>> camel("min_cost_max_flow")
    'minCostMaxFlow'
    """
    first, *others = name.split("_")
    return first + "".join(word[:1].upper() + word[1:] for word in others)


def pascal(name: str) -> str:
    """A snake_case name in PascalCase."""
    return "".join(word[:1].upper() + word[1:] for word in name.split("_"))


def findall(text: str, pattern: str) -> list[str] | list[tuple[str, ...]]:
    """All that a pattern finds in a text, where ^ and $ stand for the ends of lines.

    >>> findall("let one, two", "t.")
    ['t ', 'tw']
    """
    return re.findall(pattern, text, re.MULTILINE)


def render(path: Path, **context: Any) -> str:
    """The text of one template file; it may import its siblings in the same folder.

    Raises ConfigError, naming file and line, if the template is broken.
    """
    return _rendered(path, pages=False, **context)


def render_page(path: Path, trusted: Mapping[str, str], **context: Any) -> str:
    """The HTML that one template file makes, with all text escaped and made visible.

    Only the texts in `trusted`, such as style sheets of ours, stand as they are. Raises
    ConfigError, naming file and line, if the template is broken.
    """
    markup = {name: Markup(text) for name, text in trusted.items()}
    return _rendered(path, pages=True, **markup, **context)


def _rendered(path: Path, pages: bool, **context: Any) -> str:
    try:
        return _environment(path.parent, pages).get_template(path.name).render(**context)
    except jinja2.TemplateError as error:
        line = getattr(error, "lineno", None)
        place = f"{path}:{line}" if line else str(path)
        raise ConfigError(f"{place}: {error.message or error}") from error


@functools.cache
def _compiled(text: str) -> Callable[..., str]:
    return _environment(Path("/nonexistent")).from_string(text).render


def fill(text: str, **context: Any) -> str:
    """A one-line template kept in a data file, filled in. Raises ConfigError if it is broken."""
    try:
        return _compiled(text)(**context)
    except jinja2.TemplateError as error:
        raise ConfigError(f"template {text!r}: {error.message or error}") from error
