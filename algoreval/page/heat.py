"""Heat maps as a template needs them: rows of cells, each with its number, colour and words."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from algoreval.overview import GROUPS, Measure, Overview
from algoreval.score import Rate
from algoreval.titles import in_order
from algoreval.wording import group_title, percent

STEPS = 10
"""Colours are this many steps and one apart."""


@dataclass(frozen=True)
class Heat:
    """One cell."""

    text: str
    """The share in percent; empty where nothing was collected."""

    step: int
    """0 to STEPS."""

    title: str
    """All about it, in words."""

    link: str
    """Leads to the instances that it is made of."""


@dataclass(frozen=True)
class Line:
    """One row: its name, and a cell for each column, the first for all languages together."""

    name: str
    cells: tuple[Heat, ...]


@dataclass(frozen=True)
class Map:
    """One table of one measure."""

    measure: str
    field: str
    title: str
    columns: tuple[str, ...]
    lines: tuple[Line, ...]


def heatmaps(numbers: Overview) -> dict[str, list[Map]]:
    """For each field of its rows, the heat map of each measure."""
    return {
        field: [_map(numbers, measure, field) for measure in numbers.measures]
        for field in GROUPS[1:]
    }


def _map(numbers: Overview, measure: Measure, field: str) -> Map:
    records = numbers.run.records
    languages = in_order(record.language for record in records)
    values = sorted({str(getattr(record, field)) for record in records})
    lines = [Line("all", tuple(_line(measure, field, None, languages, measure.groups["language"])))]
    for value in values:
        rates = measure.cells[field].get(value, {})
        lines.append(
            Line(_name(field, value), tuple(_line(measure, field, value, languages, rates)))
        )
    columns = ("all", *(_name("language", name) for name in languages))
    return Map(measure.id, field, f"{measure.name} by {field}", columns, tuple(lines))


def _line(
    measure: Measure, field: str, value: str | None, languages: list[str], rates: Mapping[str, Rate]
) -> Iterator[Heat]:
    whole = measure.rate if value is None else measure.groups[field].get(value)
    for language, rate in ((None, whole), *((name, rates.get(name)) for name in languages)):
        query = {
            "test": measure.id,
            **({} if language is None else {"language": language or "(none)"}),
            **({} if value is None else {field: value or "(none)"}),
        }
        of = [_name("language", language)] if language is not None else []
        of += [_name(field, value)] if value is not None else []
        yield _heat(rate, ", ".join(of) or "all", f"#?{urlencode(query)}")


def _heat(rate: Rate | None, of: str, link: str) -> Heat:
    if rate is None or rate.value is None:
        return Heat("", 0, f"{of}: nothing was judged", link)
    interval = f"{percent(rate.low)} to {percent(rate.high)} %"
    mean = f" (mean over instances {percent(rate.value)} %)" if rate.uneven else ""
    words = f"{of}: {rate.passed} of {rate.judged} passed{mean}; 95 % interval {interval}"
    return Heat(percent(rate.value, 0), round(rate.value * STEPS), words, link)


def _name(field: str, value: str) -> str:
    return group_title(field, value) or "(none)"
