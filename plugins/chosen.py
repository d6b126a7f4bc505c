"""The model of the command line: a provider's, or one that a card describes."""

from dataclasses import replace
from pathlib import Path

import pytest

from algoreval.card import Card, changed, load_cards
from algoreval.errors import ConfigError
from algoreval.model import UNSENT, Model, ModelOptions
from algoreval.registry import did_you_mean, load_plugin, plugin_names
from plugins.decided import decide

DEFAULT_MODEL = "reference"

CARD = pytest.StashKey[dict[str, object]]()
"""In the controller: what run.json says of the model's card; unset without one."""

GREEDY = pytest.StashKey[str]()
"""In the controller: that samples are not drawn that would all be the same; unset otherwise."""


def open_chosen_model(config: pytest.Config) -> Model:
    """The model of --model. Raises ConfigError in one line for all that can be known before.

    A card fills in the options that were not given, here and so in every worker.
    """
    asked = DEFAULT_MODEL if config.option.model is None else config.option.model
    provider, colon, spec = asked.partition(":")
    card = _card(config, asked) if not colon else None
    if card is not None:
        provider, spec = card.provider, card.id
        _fill_in(config, card)
        config.stash[CARD] = {"name": asked, **card.published()}
    elif config.option.card:
        raise ConfigError(f"--card changes the card of a model, and --model {asked} has none")
    options = model_options(config)
    if card is not None:
        options = replace(options, default_url=card.base_url or None)
    model: Model = load_plugin("models", provider).open_model(spec, options)
    _ask_once(config, model)
    tpm, most = config.option.tpm, model.decoding.max_tokens
    if tpm is not None and tpm < most:
        raise ConfigError(
            f"--tpm {tpm} has no room for one answer of {most} tokens; lower --max-tokens"
        )
    return model


def _ask_once(config: pytest.Config, model: Model) -> None:
    """Several samples that must all be the same are one."""
    samples = config.option.samples or 1
    if model.stored and model.decoding.greedy and samples > 1:
        decide(config, "samples", 1)
        config.stash[GREEDY] = (
            f"--samples {samples}: each instance is asked once, for greedy decoding would give the "
            "same answer again; --temperature draws others"
        )


def _card(config: pytest.Config, name: str) -> Card | None:
    """The card of that name; None for the name of a provider, which goes first."""
    if name in plugin_names("models"):
        return None
    file = config.option.models
    cards = load_cards(file and Path(file))
    if name not in cards:
        near = did_you_mean(name, [*plugin_names("models"), *cards])
        raise ConfigError(f"unknown model {name!r}{near}")
    return changed(cards[name], config.option.card)


def _fill_in(config: pytest.Config, card: Card) -> None:
    option, wishes = config.option, card.decoding
    wanted = {
        "temperature": UNSENT if wishes.temperature is None else wishes.temperature,
        "top_p": UNSENT if wishes.top_p is None else wishes.top_p,
        "max_tokens": wishes.max_tokens,
        "seed": wishes.seed,
        "endpoint": wishes.endpoint,
        "logprobs": wishes.logprobs,
        "system_role": card.system_role,
        "price_in": card.price_in,
        "price_out": card.price_out,
    }
    for name, value in wanted.items():
        if getattr(option, name) is None:
            decide(config, name, value)


def model_options(config: pytest.Config) -> ModelOptions:
    """The options of the command line that concern the model."""
    option = config.option
    return ModelOptions(
        base_url=option.base_url,
        temperature=option.temperature,
        top_p=option.top_p,
        max_tokens=option.max_tokens,
        seed=option.seed,
        endpoint=option.endpoint,
        logprobs=option.logprobs,
        system=option.system_message,
        concurrency=option.concurrency,
        offline=option.dry_run,
        threads=option.threads,
        batch=option.batch,
        request_timeout=option.request_timeout,
    )
