"""What a run will take, told in advance."""

import pytest

from algoreval.estimate import Estimate, Prices, prompt_tokens, tokens
from algoreval.instance import matrix
from algoreval.model import Decoding, Prompt
from algoreval.prompt import render
from algoreval.suite import load_suite


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 0),
        (" \n\t", 0),
        ("def", 1),
        ("return x", 2),
        ("internationalization", 4),
        ("1234", 2),
        ("[5, 3]", 5),
        ("snake_case", 3),
        ("größe 🦀", 2),
    ],
)
def test_tokens(text: str, count: int) -> None:
    assert tokens(text) == count


def test_prompts_are_of_a_plausible_length() -> None:
    """Common tokenizers count 3.4 bytes a token over these prompts; 2 to 5 for any of them."""
    for instance in matrix(list(load_suite("paper").cells[::40])):
        prompt = render(instance)
        size = len((prompt.system + prompt.user).encode())
        assert size / 5 < prompt_tokens(prompt) < size / 2


def estimate(recalled: int = 0) -> Estimate:
    prompts = [Prompt("be brief", "write kmp"), Prompt("", "go")]
    return Estimate.of(prompts, Decoding(max_tokens=1_000_000), recalled)


def test_what_requests_come_to() -> None:
    assert estimate() == Estimate(2, 0, 5, 2_000_000)


def test_lines_for_a_person() -> None:
    assert list(estimate(recalled=3).lines(Prices(1_000_000, 0.6))) == [
        "requests: 2; answered in the run's store: 3",
        "prompt tokens: about 5 (estimated; each model counts its own)",
        "completion tokens: at most 2,000,000, reasoning included",
        "cost: at most 6.20: 5.00 for prompts (estimated), up to 1.20 for completions",
    ]


@pytest.mark.parametrize(
    ("prices", "missing"),
    [
        (Prices(), "--price-in and --price-out"),
        (Prices(prompt=1), "--price-out"),
        (Prices(completion=1), "--price-in"),
    ],
)
def test_no_cost_without_prices(prices: Prices, missing: str) -> None:
    assert list(estimate().lines(prices))[-1] == f"cost: unknown without {missing}"


def test_free_is_a_price() -> None:
    assert list(estimate().lines(Prices(0.0, 0.0)))[-1].startswith("cost: at most 0.00")


def test_a_small_sum_is_not_nothing() -> None:
    small = Estimate(1, 0, 400, 512)
    assert list(small.lines(Prices(0.15, 0.6)))[-1] == (
        "cost: at most 0.00037: 0.000060 for prompts (estimated), up to 0.00031 for completions"
    )
