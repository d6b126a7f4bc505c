"""Model cards: the paper's models, files of the user's, and fields changed one by one."""

from pathlib import Path

import pytest

from algoreval.card import FILE, Card, Wishes, changed, load_cards
from algoreval.errors import ConfigError
from algoreval.registry import plugin_names

CARDS = load_cards()
PUBLISHED = {name: card for name, card in CARDS.items() if card.licence != "Proprietary"}


def test_the_papers_models_are_there() -> None:
    assert len(CARDS) == 15
    assert len(PUBLISHED) == 13
    assert sum(card.category == "code" for card in CARDS.values()) == 6
    assert {card.category for card in CARDS.values() if card.thinking} == {"reasoning"}
    assert sum(bool(card.thinking) for card in CARDS.values()) == 3


@pytest.mark.parametrize("name", sorted(CARDS))
def test_decoding_is_that_of_the_paper(name: str) -> None:
    card = CARDS[name]
    if name in PUBLISHED:
        assert card.decoding == Wishes(temperature=0, top_p=1, max_tokens=32768)
        assert card.parameters_billion
    else:
        assert card.decoding == Wishes(temperature=0.7, top_p=None, max_tokens=8192)
        assert card.parameters_billion is None
    assert card.provider in plugin_names("models")
    assert card.title.lower() == name
    assert card.organisation


def test_no_card_hides_a_provider() -> None:
    assert not set(CARDS) & set(plugin_names("models"))


def write(path: Path, text: str) -> Path:
    file = path / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_card_of_ones_own_is_one_entry(tmp_path: Path) -> None:
    cards = load_cards(write(tmp_path, "mine: {provider: openai, id: me/mine}\n"))
    assert cards["mine"] == Card(provider="openai", id="me/mine")
    assert set(cards) == {*CARDS, "mine"}


def test_a_card_of_ones_own_goes_first(tmp_path: Path) -> None:
    name = min(CARDS)
    cards = load_cards(write(tmp_path, f"{name}: {{provider: openai, id: other}}\n"))
    assert cards[name].id == "other"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("mine: {provider: openai}\n", "mine.yaml: missing: mine.id"),
        ("mine: {provider: openai, id: m, size: 7}\n", "mine.yaml: mine.size: "),
        (
            "mine: {provider: openai, id: m, decoding: {temprature: 0}}\n",
            "mine.decoding.temprature",
        ),
        ("mine: {provider: openai, id: m, decoding: {top_p: 2}}\n", "mine.decoding.top_p: "),
        ("mine: {provider: openai, id: m, price_in: -1}\n", "mine.price_in: "),
        ("mine: {provider: openai, id: m, parameters_billion: -7}\n", "mine.parameters_billion: "),
        ("mine: {provider: openai, id: m, parameters_billion: 0}\n", "mine.parameters_billion: "),
        ("mine: {provider: openai, id: m, parameters_billion: .nan}\n", "parameters_billion: "),
        ("mine: {provider: openai, id: m, parameters_billion: .inf}\n", "parameters_billion: "),
        (
            "mine: {provider: openai, id: m}\nmine: {provider: hf, id: n}\n",
            "mine.yaml: not YAML: 'mine' stands in line 1 and again in line 2: keep",
        ),
        ("mine:\n  provider: openai\n  id: m\n  id: n\n", "'id' stands in line 3 and again in"),
        ("mine: {provider: openai, id: 2026-13-45}\n", "month must be in 1..12"),
        ("mine: {provider: openai, id: m, system_role: none}\n", "mine.system_role: "),
        ("- mine\n", "mine.yaml: a mapping of fields is expected"),
        ("mine: {provider\n", "mine.yaml: not YAML"),
    ],
)
def test_a_malformed_file_is_refused_with_its_place(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(ConfigError) as caught:
        load_cards(write(tmp_path, text))
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="No such file"):
        load_cards(tmp_path / "absent.yaml")


def test_fields_change_one_by_one() -> None:
    card = Card(provider="openai", id="a", licence="MIT")
    other = changed(card, ["id=b=c", "parameters_billion=7", "price_in=0.5", "thinking=true"])
    assert (other.id, other.parameters_billion, other.price_in) == ("b=c", 7, 0.5)
    assert (other.thinking, other.licence) == (True, "MIT")
    assert changed(card, []) == card


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("id", "--card id: write FIELD=VALUE"),
        ("size=7", "--card size: .*a card has: provider, id, "),
        ("price_in=much", "--card price_in: "),
        ("parameters_billion=.nan", "--card parameters_billion: "),
        ("parameters_billion=-.inf", "--card parameters_billion: "),
        ("parameters_billion=-3", "--card parameters_billion: "),
        ("id=[", None),
    ],
)
def test_a_change_that_does_not_fit(change: str, words: str | None) -> None:
    card = Card(provider="openai", id="a")
    if words is None:
        assert changed(card, [change]).id == "["
        return
    with pytest.raises(ConfigError, match=words) as caught:
        changed(card, [change])
    assert "\n" not in str(caught.value)


def test_no_address_is_published() -> None:
    for card in CARDS.values():
        assert "://" not in str(card.published())
    assert FILE.name == "models.yaml"
