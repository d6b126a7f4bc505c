"""--model: a provider, a card, or a line with near names; a card fills in what was not given."""

import argparse
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from algoreval.card import load_cards
from algoreval.errors import ConfigError
from algoreval.model import Decoding
from algoreval.registry import plugin_names
from plugins import model_options, options
from plugins.chosen import CARD, GREEDY, open_chosen_model
from selftests.models.server import Server, body

MINE = """
mine:
  provider: openai
  id: toy
  organisation: me
  base_url: {url}
  system_role: user
  decoding: {{temperature: null, top_p: 0.5, max_tokens: 77}}
"""


class Options:
    """Stands in for pytest's parser and its groups; argparse reads the options."""

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        self.addoption = parser.add_argument

    def getgroup(self, name: str) -> "Options":
        return self


def configured(*arguments: str) -> Any:
    parser = argparse.ArgumentParser(allow_abbrev=False)
    for plugin in (options, model_options):
        plugin.pytest_addoption(Options(parser))
    return SimpleNamespace(option=parser.parse_args(arguments), stash=pytest.Stash())


@pytest.fixture
def mine(server: Server, tmp_path: Path) -> str:
    file = tmp_path / "mine.yaml"
    file.write_text(MINE.format(url=server.url), encoding="utf-8")
    return str(file)


def test_a_card_says_who_is_asked_and_how(mine: str) -> None:
    config = configured("--model=mine", f"--models={mine}")
    model = open_chosen_model(config)
    assert model.name == "openai:toy"
    assert model.decoding == Decoding(temperature=None, top_p=0.5, max_tokens=77)
    assert config.option.system_role == "user"
    card = config.stash[CARD]
    assert (card["name"], card["id"], card["organisation"]) == ("mine", "toy", "me")


def test_options_go_before_the_card(mine: str, server: Server) -> None:
    server.models = body({"data": [{"id": "other"}]})
    given = ("--temperature=1", "--top-p=none", "--max-tokens=5", "--seed=3", "--card=id=other")
    config = configured("--model=mine", f"--models={mine}", "--system-role=system", *given)
    model = open_chosen_model(config)
    assert model.decoding == Decoding(temperature=1.0, top_p=None, max_tokens=5, seed=3)
    assert model.name == "openai:other"
    assert config.option.system_role == "system"
    assert config.stash[CARD]["id"] == "other"


def test_a_server_of_the_users_goes_before_the_cards(
    mine: str, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path(mine).write_text(MINE.format(url="http://127.0.0.1:9/v1"), encoding="utf-8")
    chosen = ("--model=mine", f"--models={mine}")
    assert open_chosen_model(configured(*chosen, f"--base-url={server.url}")).name
    monkeypatch.setenv("OPENAI_BASE_URL", server.url)
    assert open_chosen_model(configured(*chosen)).name
    assert len(server.paths) == 2


def test_a_bare_name_is_a_provider_first(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("reference: {provider: openai, id: toy}\n", encoding="utf-8")
    config = configured("--model=reference", f"--models={file}")
    assert open_chosen_model(config).name == "reference"
    assert CARD not in config.stash
    assert open_chosen_model(configured()).name == "reference"


def refused(*arguments: str) -> str:
    with pytest.raises(ConfigError) as caught:
        open_chosen_model(configured(*arguments))
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_an_unknown_name_shows_near_ones() -> None:
    name = max(load_cards(), key=len)
    assert f"; did you mean {name}" in refused(f"--model={name[:-1]}")
    assert refused("--model=referense") == "unknown model 'referense'; did you mean reference?"
    said = refused("--model=zzz")
    assert all(one in said for one in (*plugin_names("models"), *load_cards()))


def test_a_card_of_nothing_cannot_be_changed() -> None:
    assert refused("--model=reference", "--card=id=x") == (
        "--card changes the card of a model, and --model reference has none"
    )


def test_a_card_of_an_unknown_provider(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("mine: {provider: opanai, id: toy}\n", encoding="utf-8")
    said = refused("--model=mine", f"--models={file}")
    assert said == "unknown model 'opanai'; did you mean openai?"


def test_a_limit_below_one_answer(server: Server) -> None:
    said = refused("--model=openai:toy", f"--base-url={server.url}", "--tpm=8000")
    assert said == "--tpm 8000 has no room for one answer of 8192 tokens; lower --max-tokens"


class TestGreedy:
    def opened(self, server: Server, *options: str) -> Any:
        config = configured("--model=openai:toy", f"--base-url={server.url}", *options)
        open_chosen_model(config)
        return config

    def test_asks_once(self, server: Server) -> None:
        config = self.opened(server, "--samples=5")
        assert config.option.samples == 1
        assert "--samples 5: each instance is asked once" in config.stash[GREEDY]

    @pytest.mark.parametrize("temperature", ["0.1", "none"])
    def test_others_are_asked_as_often_as_wanted(self, server: Server, temperature: str) -> None:
        config = self.opened(server, "--samples=5", f"--temperature={temperature}")
        assert config.option.samples == 5
        assert GREEDY not in config.stash

    def test_one_sample_needs_no_word(self, server: Server) -> None:
        assert GREEDY not in self.opened(server).stash
        assert GREEDY not in self.opened(server, "--samples=1").stash

    def test_what_is_not_asked_is_left_alone(self) -> None:
        config = configured("--samples=5")
        open_chosen_model(config)
        assert config.option.samples == 5
