"""A run's settings as short texts for people: what every report of it says besides numbers."""

from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta
from typing import Any

from algoreval.run_info import RunInfo
from algoreval.runs import Run
from algoreval.titles import in_order, language_title

Fact = tuple[str, str]
"""A name and what is said of it."""

_CARD = ("organisation", "size", "licence", "released")
"""What of a model's card is told."""

_UNITS = {"_seconds": "s", "_mib": "MiB"}

_HASH = 12
"""How much of a hash is shown: enough to tell two apart by eye."""


def facts(run: Run) -> list[Fact]:
    """The settings that a result hangs on; those that nobody recorded are left out."""
    return [(name, text) for name, text in _facts(run.info) if text]


def _facts(info: RunInfo) -> Iterator[Fact]:
    yield "model", info.model
    yield "card", _listed({name: info.card[name] for name in _CARD if info.card.get(name)})
    yield "weights", _weights(info.weights)
    yield "samples", f"recorded earlier, {_short(info.samples_sha256)}" * bool(info.samples_sha256)
    yield "decoding", _listed(info.decoding)
    yield "prompts", _listed({**info.prompts, "system_sha256": _short(_system(info))})
    yield "suite", f"{info.suite} {_short(info.suite_sha256)}".strip()
    yield "selection", _listed(info.selection)
    yield "limits", _limits(info.limits)
    yield "sandbox", info.sandbox
    yield "toolchains", _listed({language_title(one): text for one, text in _sorted(info)})
    yield "versions", ", ".join(f"{name} {version}" for name, version in info.versions.items())
    yield "machine", info.host
    yield "time", _time(info)


def _system(info: RunInfo) -> str:
    return str(info.prompts.get("system_sha256") or "")


def _short(digest: str) -> str:
    return digest[:_HASH]


def _weights(weights: Mapping[str, str]) -> str:
    return " ".join(filter(None, (weights.get("file", ""), _short(weights.get("sha256", "")))))


def _listed(values: Mapping[str, Any]) -> str:
    told = {name: _plain(value) for name, value in values.items()}
    return ", ".join(_measured(name, text) for name, text in told.items() if text)


def _measured(name: str, text: str) -> str:
    """A setting with its unit, which its name ends in.

    >>> _measured("run_seconds", "30"), _measured("top_p", "1")
    ('run 30 s', 'top p 1')
    """
    for ending, unit in _UNITS.items():
        if name.endswith(ending):
            return f"{name.removesuffix(ending)} {text} {unit}"
    return f"{name.replace('_', ' ')} {text}"


def _plain(value: Any) -> str:
    if isinstance(value, Mapping):
        return _listed(value)
    if isinstance(value, list | tuple):
        return ", ".join(map(_plain, value))
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return "" if value is None else str(value)


def _limits(limits: Mapping[str, Any]) -> str:
    """Limits of all languages, those that are the same once."""
    same: dict[str, list[str]] = {}
    for name, values in limits.items():
        # A run without run.json has the limits of its first record, which are no mapping each.
        text = _listed(values if isinstance(values, Mapping) else {name: values})
        same.setdefault(text, []).append(name)
    if len(same) == 1 or not all(isinstance(values, Mapping) for values in limits.values()):
        return ", ".join(same)
    return "; ".join(
        f"{', '.join(map(language_title, names))}: {text}" for text, names in same.items()
    )


def _sorted(info: RunInfo) -> Iterator[tuple[str, str]]:
    return ((name, info.toolchains[name]) for name in in_order(info.toolchains))


def _time(info: RunInfo) -> str:
    started, ended = _moment(info.started), _moment(info.ended)
    if started is None:
        return ""
    sessions = f", in {info.sessions} sessions" if info.sessions > 1 else ""
    # A run of several sessions took a pause: its length says nothing.
    took = f", {_span(ended - started)}" if ended and info.sessions == 1 else ""
    return f"{started:%Y-%m-%d %H:%M} UTC{took}{sessions}"


def _moment(text: str) -> datetime | None:
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return None


def _span(time: timedelta) -> str:
    """A length of time in the two largest units that it has.

    >>> _span(timedelta(seconds=3725))
    '1 h 2 min'
    """
    minutes, seconds = divmod(max(0, int(time.total_seconds())), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes} min"
    return f"{minutes} min {seconds} s" if minutes else f"{seconds} s"
