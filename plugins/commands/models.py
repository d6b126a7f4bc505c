"""Lists the model cards there are, and what each is asked with: `models [--models FILE]`."""

import argparse
from pathlib import Path

from algoreval.card import Card, load_cards
from algoreval.safe import fitted

HEADS = ("name", "category", "billions", "licence", "temp.", "top-p", "tokens")
WIDTHS = (30, 11, 10, 13, 7, 7, 8)
"""In all no more than a terminal has; "-" is not known, or not sent."""


def run(arguments: list[str]) -> int:
    """Prints a line per card; `--model NAME` asks that model as its card says."""
    parser = argparse.ArgumentParser(prog="python -m algoreval models", description=__doc__)
    parser.add_argument("--models", type=Path, metavar="FILE", help="cards of your own, too")
    options = parser.parse_args(arguments)
    print(_line(HEADS))
    for name, card in load_cards(options.models).items():
        print(_line((name, *_row(card))))
    return 0


def _row(card: Card) -> tuple[str, ...]:
    decoding = card.decoding
    numbers = (card.parameters_billion, decoding.temperature, decoding.top_p, decoding.max_tokens)
    size, *sent = ("-" if number is None else f"{number:g}" for number in numbers)
    return (card.category or "-", size, card.licence or "-", *sent)


def _line(cells: tuple[str, ...]) -> str:
    return "".join(map(fitted, cells, WIDTHS)).rstrip()
