"""The command line of the benchmark: which model is asked, and how."""

import pytest

from plugins.numbers import positive, price, seconds, share, temperature, tops, unless_unsent


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the options that say who is asked, for what, and at what pace."""
    _add_who(parser.getgroup("algoreval: the model"))
    _add_decoding(parser.getgroup("algoreval: the model"))
    _add_prompts(parser.getgroup("algoreval: prompts"))
    _add_requests(parser.getgroup("algoreval: requests"))
    _add_costs(parser.getgroup("algoreval: requests"))


def _add_who(group: pytest.OptionGroup) -> None:
    group.addoption(
        "--model",
        metavar="PROVIDER[:NAME] or CARD",
        help="reference (default), replay:FILE.jsonl or replay:FOLDER, openai:MODEL, "
        "local:FILE.gguf, or a model of models.yaml",
    )
    group.addoption(
        "--models",
        metavar="FILE",
        help="model cards of your own, as in models.yaml; write it with '=': --models=FILE",
    )
    group.addoption(
        "--card",
        action="append",
        default=[],
        metavar="FIELD=VALUE",
        help="another value for a field of the model's card that has no option of its own",
    )
    group.addoption("--base-url", metavar="URL", help="an OpenAI-compatible server")


def _add_decoding(group: pytest.OptionGroup) -> None:
    group.addoption(
        "--temperature",
        type=unless_unsent(temperature),
        metavar="T",
        help="default 0: greedy; none: not sent, for models that do not take it",
    )
    group.addoption(
        "--top-p", type=unless_unsent(share), metavar="P", help="default 1; none: not sent"
    )
    group.addoption(
        "--max-tokens",
        type=positive,
        metavar="N",
        help="length of a completion, reasoning included (default 8192)",
    )
    group.addoption("--seed", type=int, metavar="N", help="sample i is asked for with N + i")
    group.addoption(
        "--endpoint",
        choices=("chat", "completions"),
        help="chat (default): messages; completions: one plain text, for models without chat",
    )
    group.addoption(
        "--logprobs",
        type=tops,
        metavar="N",
        help="keep the log-probability of each token, and of N others at its place (0 to 20)",
    )


def _add_prompts(group: pytest.OptionGroup) -> None:
    group.addoption("--system-message", metavar="TEXT", help="in place of the benchmark's own")
    group.addoption(
        "--system-role",
        choices=("system", "user"),
        help="system (default): as a message of its own; user: at the head of the user's message, "
        "for chat templates that know no system message",
    )
    group.addoption(
        "--show-expected",
        choices=("paper", "always", "never"),
        default="paper",
        help="show the expected output in prompts; paper (default): in all languages but those "
        "whose prompt holds an executable test",
    )
    group.addoption(
        "--hints",
        metavar="FILE",
        help="of --condition hint: what `python -m algoreval hints` wrote, in place of the tasks' "
        "own; write it with '=': --hints=FILE",
    )
    group.addoption(
        "--snippets",
        metavar="FILE",
        help="of --condition snippet: what `python -m algoreval snippets` found (default "
        "snippets.jsonl of the project); write it with '=': --snippets=FILE",
    )


def _add_requests(group: pytest.OptionGroup) -> None:
    group.addoption(
        "--concurrency",
        type=positive,
        default=64,
        metavar="N",
        help="requests in flight, whatever -n is (default 64)",
    )
    for name, what in (("rpm", "requests"), ("tpm", "tokens")):
        group.addoption(
            f"--{name}",
            type=positive,
            metavar="N",
            help=f"{what} per minute at most, as the provider's account allows",
        )
    group.addoption(
        "--request-log",
        metavar="FILE",
        help="append a line of JSON for each request: when, what, what came of it; no keys",
    )
    group.addoption(
        "--threads",
        type=positive,
        default=1,
        metavar="N",
        help="of the processor for a model that runs here (default 1: more of them are slower "
        "where other work has the cores, too)",
    )
    group.addoption(
        "--batch",
        type=positive,
        default=8,
        metavar="N",
        help="requests that --model hf:... answers at a time (default 8)",
    )
    group.addoption(
        "--request-timeout",
        type=seconds,
        metavar="SECONDS",
        help="for one request, from first to last byte (default 600; a day for --model local:...)",
    )


def _add_costs(group: pytest.OptionGroup) -> None:
    group.addoption(
        "--dry-run",
        action="store_true",
        help="only say how many requests there would be and what they cost; nothing is sent",
    )
    for name, what in (("in", "prompts"), ("out", "completions")):
        group.addoption(
            f"--price-{name}",
            type=price,
            metavar="AMOUNT",
            help=f"of a million tokens of {what}, for --dry-run",
        )
