"""The part of `hf` that needs torch and transformers; imported only where they are asked for."""

import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
import transformers
from jinja2 import TemplateError

from algoreval import logprobs
from algoreval.errors import ConfigError
from algoreval.model import Completion, Decoding, ModelOptions, ProviderError, Request
from algoreval.safe import encodable

Noted = tuple[float, list[tuple[int, float]]]
"""The log-probability of a token, and tokens and values of the likeliest at its place."""


def has_gpu() -> bool:
    """Whether torch can use one."""
    return bool(torch.cuda.is_available())


def open_runner(folder: Path, gguf: str | None, options: ModelOptions) -> "TransformersRunner":
    """The model in memory. Raises whatever the libraries raise."""
    transformers.utils.logging.set_verbosity_error()
    transformers.utils.logging.disable_progress_bar()
    torch.set_num_threads(options.threads)
    named: dict[str, Any] = {"local_files_only": True}
    if gguf is not None:
        named["gguf_file"] = gguf
    tokenizer = transformers.AutoTokenizer.from_pretrained(folder, padding_side="left", **named)
    if gguf is not None and hasattr(transformers, "GgufConfig"):
        # Otherwise the model counts as quantised, and can be neither saved nor trained.
        named["quantization_config"] = transformers.GgufConfig(dequantize=True)
    if has_gpu():
        named |= {"dtype": "auto", "device_map": "auto"}
    else:
        named["dtype"] = torch.float32  # half precision is slower on a processor, and less exact
    model = transformers.AutoModelForCausalLM.from_pretrained(folder, **named)
    decoding = options.decoding()
    if decoding.endpoint == "chat" and not tokenizer.chat_template:
        raise ConfigError("it has no chat template; ask it with --endpoint completions")
    return TransformersRunner(tokenizer, model, decoding)


class TransformersRunner:
    """Answers a batch of requests at a time."""

    def __init__(self, tokenizer: Any, model: Any, decoding: Decoding) -> None:
        self._tokenizer, self._decoding = tokenizer, decoding
        self._model = model.eval()
        own = model.generation_config
        ends = own.eos_token_id if own.eos_token_id is not None else tokenizer.eos_token_id
        self._ends = [ends] if isinstance(ends, int) else list(ends or ())
        self._pad = tokenizer.pad_token_id if tokenizer.pad_token_id is not None else self._ends[0]
        tokenizer.pad_token_id = self._pad
        # What a model's own file wishes (penalties, a temperature) was not asked for.
        model.generation_config = transformers.GenerationConfig(
            eos_token_id=self._ends, pad_token_id=self._pad, bos_token_id=own.bos_token_id
        )
        self._longest = getattr(model.config, "max_position_embeddings", None)

    def answer(
        self, requests: Sequence[Request], stopped: threading.Event
    ) -> list[Completion | ProviderError]:
        """One answer a request, in their order."""
        prompts = [self._ids(request) for request in requests]
        answers: list[Any] = list(prompts)
        fit = [place for place, ids in enumerate(prompts) if isinstance(ids, list)]
        if fit:
            drawn = self._drawn(
                [requests[one] for one in fit], [answers[one] for one in fit], stopped
            )
            for place, completion in zip(fit, drawn, strict=True):
                answers[place] = completion
        return answers

    def _ids(self, request: Request) -> list[int] | ProviderError:
        prompt = request.prompt
        if self._decoding.endpoint == "completions":
            ids = self._tokenizer(prompt.joined().user)["input_ids"]
        else:
            messages = [{"role": "user", "content": prompt.user}]
            if prompt.system:
                messages.insert(0, {"role": "system", "content": prompt.system})
            try:
                text = self._tokenizer.apply_chat_template(
                    messages, add_generation_prompt=True, tokenize=False
                )
            except TemplateError as error:
                return ProviderError(f"the chat template says: {error}; try --system-role user")
            ids = self._tokenizer(text, add_special_tokens=False)["input_ids"]
        if self._longest is not None and len(ids) >= self._longest:
            return ProviderError(
                f"the prompt has {len(ids)} tokens and the model takes {self._longest} in all"
            )
        return list(ids)

    def _drawn(
        self, requests: list[Request], prompts: list[list[int]], stopped: threading.Event
    ) -> list[Completion]:
        width = max(map(len, prompts))
        most = self._decoding.max_tokens
        if self._longest is not None:
            most = min(most, self._longest - width)
        given = [[self._pad] * (width - len(ids)) + ids for ids in prompts]
        seen = [[0] * (width - len(ids)) + [1] * len(ids) for ids in prompts]
        device = self._model.device
        chooser = Chooser(self._decoding, [self._generator(one.index) for one in requests])
        try:
            with torch.inference_mode():
                rows = self._model.generate(
                    input_ids=torch.tensor(given, device=device),
                    attention_mask=torch.tensor(seen, device=device),
                    max_new_tokens=most,
                    logits_processor=transformers.LogitsProcessorList([chooser]),
                    stopping_criteria=transformers.StoppingCriteriaList([_If(stopped)]),
                )
        except torch.OutOfMemoryError:
            raise ProviderError(
                f"not enough memory for {len(requests)} requests at a time; try a smaller --batch"
            ) from None
        if stopped.is_set():
            raise ProviderError("stopped before the end")
        chooser.note(rows[:, -1])
        return [
            self._completion(len(ids), row[width:].tolist(), chooser.noted(place))
            for place, (ids, row) in enumerate(zip(prompts, rows, strict=True))
        ]

    def _generator(self, index: int) -> torch.Generator:
        found = torch.Generator(self._model.device)
        if self._decoding.seed is None:
            found.seed()
        else:
            found.manual_seed(self._decoding.seed + index)
        return found

    def _completion(self, prompt: int, tokens: list[int], noted: list[Noted]) -> Completion:
        end = next((place for place, one in enumerate(tokens) if one in self._ends), None)
        kept = tokens[:end]
        return Completion(
            text=encodable(self._text(kept, skip_special_tokens=True)),
            finish_reason="length" if end is None else "stop",
            usage={
                "prompt_tokens": prompt,
                "completion_tokens": len(kept) + (end is not None),
            },
            logprobs=logprobs.of_chat({"content": list(map(self._told, kept, noted))}),
        )

    def _told(self, token: int, noted: Noted) -> dict[str, Any]:
        value, tops = noted
        others = [{"token": self._text([one]), "logprob": own} for one, own in tops]
        return {"token": self._text([token]), "logprob": value, "top_logprobs": others}

    def _text(self, tokens: list[int], **how: bool) -> str:
        # Tidying up spaces before punctuation would change programs.
        text: str = self._tokenizer.decode(tokens, clean_up_tokenization_spaces=False, **how)
        return text


class Chooser:
    """Draws the next token of each row, with random numbers of the row's own.

    So a sample hangs on its seed, and neither on the other rows nor on how many there are.
    """

    def __init__(self, decoding: Decoding, generators: list[torch.Generator]) -> None:
        self._temperature = 1.0 if decoding.temperature is None else decoding.temperature
        self._top_p = 1.0 if decoding.top_p is None else decoding.top_p
        self._tops = decoding.logprobs
        self._generators = generators
        self._before: Any = None
        self._noted: list[list[Noted]] = [[] for _ in generators]

    def __call__(self, ids: Any, scores: Any) -> Any:
        """Scores whose largest is the token that is drawn."""
        self.note(ids[:, -1])
        if self._tops is not None:
            self._before = scores.float().log_softmax(-1)
        if self._temperature == 0:
            return scores
        wanted = _nucleus(scores.float() / self._temperature, self._top_p)
        for row, generator in zip(wanted, self._generators, strict=True):
            # The largest of log p - log e, with e exponentially distributed, is drawn with p.
            row -= torch.empty_like(row).exponential_(generator=generator).log()
        return wanted

    def note(self, tokens: Any) -> None:
        """What was drawn from the last scores."""
        if self._before is None:
            return
        values = self._before.gather(-1, tokens[:, None])[:, 0].tolist()
        tops = self._before.topk(self._tops)
        for place, noted in enumerate(self._noted):
            pairs = zip(tops.indices[place].tolist(), tops.values[place].tolist(), strict=True)
            noted.append((values[place], list(pairs)))
        self._before = None

    def noted(self, place: int) -> list[Noted]:
        """The log-probabilities of a row's tokens, each with the likeliest at its place."""
        return self._noted[place]


def _nucleus(scores: Any, top_p: float) -> Any:
    """The scores of the likeliest tokens that have the share top_p together; of others -inf."""
    if top_p == 1:
        return scores
    ordered, places = scores.sort(descending=True)
    shares = ordered.softmax(-1)
    ordered[shares.cumsum(-1) - shares > top_p] = -torch.inf
    return scores.scatter(-1, places, ordered)


class _If:
    """Ends generation as soon as the event is set."""

    def __init__(self, stopped: threading.Event) -> None:
        self._stopped = stopped

    def __call__(self, ids: Any, scores: Any) -> Any:
        return torch.full((len(ids),), self._stopped.is_set(), device=ids.device)
