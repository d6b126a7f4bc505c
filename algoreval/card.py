"""Model cards: what is known of a model, and how it is asked unless the user says otherwise."""

from collections.abc import Iterable
from dataclasses import asdict, field, fields
from pathlib import Path
from typing import Annotated, Any, Literal

import yaml
from pydantic import Field, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass

from algoreval.errors import ConfigError
from algoreval.model import Endpoint
from algoreval.registry import ROOT
from algoreval.spec import STRICT, problems, read_spec
from algoreval.yaml_text import load_yaml

FILE = ROOT / "models.yaml"
"""The cards that come with the benchmark."""

Price = Annotated[float, Field(ge=0, allow_inf_nan=False)]
Size = Annotated[float, Field(gt=0, allow_inf_nan=False)]


@dataclass(frozen=True, config=STRICT)
class Wishes:
    """The decoding that a card asks for: only what it names, None where nothing is to be sent."""

    temperature: Annotated[float, Field(ge=0, le=10)] | None = 0.0
    top_p: Annotated[float, Field(ge=0, le=1)] | None = 1.0
    max_tokens: Annotated[int, Field(ge=1)] = 8192
    seed: int | None = None
    endpoint: Endpoint = "chat"
    logprobs: Annotated[int, Field(ge=0, le=20)] | None = None


@dataclass(frozen=True, config=STRICT)
class Card:
    """One entry of a file of cards; models.yaml says what each field means."""

    provider: str
    id: str
    title: str = ""
    organisation: str = ""
    licence: str = ""
    category: str = ""
    parameters_billion: Size | None = None
    thinking: bool | None = None
    base_url: str = ""
    system_role: Literal["system", "user"] = "system"
    decoding: Wishes = field(default_factory=Wishes)
    price_in: Price | None = None
    price_out: Price | None = None

    def published(self) -> dict[str, Any]:
        """What run.json says of the card; no address, and not what stands there anyway."""
        kept = asdict(self)
        for name in ("base_url", "decoding", "system_role"):
            del kept[name]
        return kept


def load_cards(file: Path | None = None) -> dict[str, Card]:
    """All cards by name, those of the user's file before the benchmark's own.

    Raises ConfigError, naming the file and the field, for one that is malformed.
    """
    cards: dict[str, Card] = read_spec(dict[str, Card], FILE)
    return cards if file is None else {**cards, **read_spec(dict[str, Card], file)}


def changed(card: Card, changes: Iterable[str]) -> Card:
    """The card with fields replaced, each given as "field=value" with a value as in YAML.

    Raises ConfigError for a field that there is not, or a value that does not fit.
    """
    data = asdict(card)
    for change in changes:
        name, equals, text = change.partition("=")
        if not equals:
            raise ConfigError(f"--card {change}: write FIELD=VALUE")
        try:
            data[name] = load_yaml(text)
        except yaml.YAMLError:
            data[name] = text
    try:
        return TypeAdapter(Card).validate_python(data)
    except ValidationError as error:
        known = ", ".join(one.name for one in fields(Card))
        raise ConfigError(f"--card {problems(error)}; a card has: {known}") from None
