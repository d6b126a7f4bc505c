"""The identity of a sample: what was asked, and nothing else."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from algoreval.model import Decoding, ModelOptions, Prompt, Request, sample_key

DECODING = Decoding(0.7, 0.9, 99, 5)
REQUEST = Request("kmp-c", Prompt("s", "u"), 3)


def key(decoding: Decoding = DECODING, request: Request = REQUEST, **more: object) -> str:
    model = {"name": "openai:m", "weights": {}, "decoding": decoding, **more}
    return sample_key(SimpleNamespace(**model), request)


def test_keys_stay_what_they_were() -> None:
    """A key that changed would make every stored sample be asked, and paid, for again."""
    assert key() == "bb820d40325196abbd4e3f3fa7847a283566eaa87ff641fdb797814ad2fbbf13"


@pytest.mark.parametrize(
    "change",
    [
        {"temperature": 0.0},
        {"temperature": None},
        {"top_p": None},
        {"max_tokens": 98},
        {"seed": None},
        {"endpoint": "completions"},
        {"logprobs": 0},
    ],
    ids=str,
)
def test_each_part_of_decoding_counts(change: dict[str, object]) -> None:
    assert key(replace(DECODING, **change)) != key()


def test_model_weights_prompt_and_index_count() -> None:
    others = [
        key(name="openai:n"),
        key(weights={"file": "m", "sha256": "0" * 64}),
        key(request=replace(REQUEST, prompt=Prompt("", "s\n\nu"))),
        key(request=replace(REQUEST, index=2)),
    ]
    assert len({key(), *others}) == 5
    assert key(request=replace(REQUEST, instance="kmp-go")) == key()


def test_options_go_over_the_defaults() -> None:
    assert ModelOptions().decoding() == Decoding()
    options = ModelOptions(temperature="none", top_p=0.5, logprobs=0, endpoint="completions")
    assert options.decoding() == Decoding(None, 0.5, endpoint="completions", logprobs=0)


def test_decoding_for_a_person() -> None:
    assert Decoding(None, 0.5, 1000, seed=0).told() == (
        "temperature not sent, top-p 0.5, at most 1,000 tokens, seed 0"
    )
    assert Decoding(endpoint="completions").told().endswith("tokens, endpoint completions")


def test_a_joined_prompt_is_one_message() -> None:
    assert Prompt("s", "u").joined() == Prompt("", "s\n\nu")
    assert Prompt("", "u").joined() == Prompt("", "u")
