"""Models of transformers': batches with a runner of a few lines, and a tiny real model."""

import asyncio
import importlib.util
import json
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from algoreval.errors import ConfigError
from algoreval.generate import Engine
from algoreval.model import Completion, ModelOptions, Prompt, ProviderError, Request, sample_key
from algoreval.store import Store
from plugins.models import hf
from plugins.models.hf import HFModel, open_model


def asking(number: int, text: str | None = None) -> Request:
    return Request(f"i{number:03}", Prompt("be brief", text or f"write {number}"), index=0)


class Runner:
    """Notes the batches; answers, fails or waits as it is told."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.error: Exception | None = None
        self.waits = False
        self.began = threading.Event()

    def answer(self, requests: Sequence[Request], stopped: threading.Event) -> list[hf.Answer]:
        self.batches.append([request.prompt.user for request in requests])
        self.began.set()
        if self.waits:
            assert stopped.wait(20)
        if self.error:
            raise self.error
        return [
            ProviderError("too long")
            if "long" in request.prompt.user
            else Completion(f"answer to {request.prompt.user}", "stop")
            for request in requests
        ]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "somewhere" / "tiny"
    folder.mkdir(parents=True)
    for name in ("config.json", "model.safetensors", "tokenizer.json", "notes.md"):
        (folder / name).write_text(name)
    return folder


@pytest.fixture
def model(folder: Path) -> HFModel:
    """One that is asked through `Runner`."""
    found = open_model(str(folder), ModelOptions(offline=True, batch=3))
    found.runner = Runner()
    return found


def ask(model: HFModel, *requests: Request) -> list[Any]:
    async def all_of_them() -> list[Any]:
        try:
            asked = (model.complete(request) for request in requests)
            return await asyncio.gather(*asked, return_exceptions=True)
        finally:
            await model.close()

    return asyncio.run(all_of_them())


class TestBatches:
    def test_as_many_at_a_time_as_wanted(self, model: HFModel) -> None:
        runner = model.runner
        answers = ask(model, *map(asking, range(7)))
        assert [answer.text for answer in answers] == [f"answer to write {n}" for n in range(7)]
        assert list(map(len, runner.batches)) == [3, 3, 1]

    def test_one_that_fails_harms_no_other(self, model: HFModel) -> None:
        first, second, third = ask(model, asking(0), asking(1, "long"), asking(2))
        assert (first.text, third.text) == ("answer to write 0", "answer to write 2")
        assert isinstance(second, ProviderError)
        assert str(second) == "too long"

    def test_a_batch_that_fails_is_told_in_one_line(self, model: HFModel) -> None:
        model.runner.error = RuntimeError("CUDA error\nCompile with TORCH_USE_CUDA_DSA")
        assert str(ask(model, asking(0))[0]) == "RuntimeError: CUDA error"

    def test_what_is_at_work_is_given_up_at_the_end(self, model: HFModel, tmp_path: Path) -> None:
        runner = model.runner
        runner.waits = True
        store = Store(tmp_path / "s.jsonl")
        engine = Engine(
            model,
            store,
            lambda name, index: Request(name, Prompt("", name), index),
            on_result=lambda ref: None,
            on_trouble=lambda reason: None,
            concurrency=3,
        )
        engine.start((f"i{number}", 0) for number in range(9))
        assert runner.began.wait(20)
        assert engine.join(grace=0.0)
        assert len(store) == 0
        assert len(runner.batches) == 1
        assert model.runner is None


class TestNames:
    def test_a_folder_goes_by_its_name_and_hash(self, model: HFModel, folder: Path) -> None:
        assert model.name == "hf:tiny"
        assert model.weights["file"] == "tiny"
        assert len(model.weights["sha256"]) == 64
        assert "somewhere" not in f"{model.name} {model.weights}"
        (answer,) = ask(model, asking(0))
        assert answer.served == f"tiny sha256:{model.weights['sha256']}"

    def test_the_hash_is_of_what_makes_the_model(self, model: HFModel, folder: Path) -> None:
        def key() -> str:
            again = open_model(str(folder), ModelOptions(offline=True))
            return sample_key(again, asking(0))

        before = key()
        (folder / "notes.md").write_text("changed")
        assert key() == before
        (folder / "tokenizer.json").write_text("changed")
        assert key() != before

    def test_of_a_batch_not_more_is_asked_at_once(self, folder: Path) -> None:
        assert open_model(str(folder), ModelOptions(offline=True)).at_once == 8


class TestRefused:
    def refused(self, spec: str, **options: object) -> str:
        with pytest.raises(ConfigError) as caught:
            open_model(spec, ModelOptions(**options))
        assert "\n" not in str(caught.value)
        return str(caught.value)

    def test_no_name(self) -> None:
        assert "hf:/path or hf:owner/name" in self.refused("")

    def test_no_such_folder(self, tmp_path: Path) -> None:
        assert "no such folder" in self.refused(f"{tmp_path}/gone")
        assert "not owner/name of the hub" in self.refused("a/b/c")

    @pytest.mark.parametrize("name", ["config.json", "model.safetensors"])
    def test_a_folder_without_a_model(self, folder: Path, name: str) -> None:
        (folder / name).unlink()
        wanted = name.replace("model", "*")
        assert f"the folder has no {wanted}" in self.refused(str(folder))

    def test_a_package_is_missing(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "huggingface_hub", None)
        assert "needs the package huggingface_hub" in self.refused("owner/name")
        monkeypatch.delitem(sys.modules, "plugins.models._transformers", raising=False)
        monkeypatch.setitem(sys.modules, "torch", None)
        said = self.refused(str(folder))
        assert "needs the package torch" in said
        assert said.endswith("; run `make hf`")

    def test_a_server_elsewhere(self, folder: Path) -> None:
        said = self.refused(str(folder), base_url="http://127.0.0.1:1/v1")
        assert "leave out --base-url" in said


TEMPLATE = (
    "{% for m in messages %}{% if m.role == 'system' and m.content == 'no' %}"
    "{{ raise_exception('no system message') }}{% endif %}<{{ m.role }}> {{ m.content }} </s> "
    "{% endfor %}{% if add_generation_prompt %}<assistant> {% endif %}"
)
WORDS = ["<pad>", "</s>", "<unk>", "<user>", "<system>", "<assistant>", "be", "brief", "write"]
NUMBERS = [str(number) for number in range(40)]
INSTALLED = all(map(importlib.util.find_spec, ("torch", "transformers", "accelerate")))


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A model of a few thousand random weights, as `save_pretrained` writes it."""
    import torch
    import transformers
    from tokenizers import Tokenizer, models, pre_tokenizers

    folder = tmp_path_factory.mktemp("models") / "tiny"
    words = {word: place for place, word in enumerate([*WORDS, *NUMBERS])}
    plain = Tokenizer(models.WordLevel(words, unk_token="<unk>"))
    plain.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
    tokenizer = transformers.PreTrainedTokenizerFast(
        tokenizer_object=plain, pad_token="<pad>", eos_token="</s>", unk_token="<unk>"
    )
    tokenizer.chat_template = TEMPLATE
    tokenizer.save_pretrained(folder)
    torch.manual_seed(5)
    config = transformers.LlamaConfig(
        vocab_size=len(words), hidden_size=16, intermediate_size=16, num_hidden_layers=2,
        num_attention_heads=2, max_position_embeddings=64, initializer_range=1.0,
        eos_token_id=1, pad_token_id=0, bos_token_id=None,
    )  # fmt: skip
    model = transformers.LlamaForCausalLM(config)
    model.generation_config.repetition_penalty = 9.0
    model.save_pretrained(folder)
    return folder


@pytest.mark.slow
@pytest.mark.skipif(not INSTALLED, reason="torch and transformers are not installed; run `make hf`")
class TestReal:
    def ask(self, folder: Path, *requests: Request, **options: Any) -> list[Any]:
        return ask(open_model(str(folder), ModelOptions(**options)), *requests)

    def test_greedy_alone_and_in_a_batch(self, tiny: Path) -> None:
        requests = [asking(1), asking(2, "write 1 2 3 4 5 6 7"), asking(3)]
        together = self.ask(tiny, *requests, max_tokens=12)
        assert together == [self.ask(tiny, one, max_tokens=12)[0] for one in requests]
        for answer in together:
            assert answer.finish_reason in ("stop", "length")
            count = answer.usage["completion_tokens"]
            assert count == len(answer.text.split()) + (answer.finish_reason == "stop")
            assert count == 12 or answer.finish_reason == "stop"
        assert [answer.usage["prompt_tokens"] for answer in together] == [9, 15, 9]

    def test_penalties_of_the_models_own_are_not_applied(self, tiny: Path) -> None:
        import torch
        import transformers

        model = transformers.AutoModelForCausalLM.from_pretrained(tiny).eval()
        tokenizer = transformers.AutoTokenizer.from_pretrained(tiny)
        ids = tokenizer("<user> write 1 </s> <assistant>", return_tensors="pt")["input_ids"]
        expected = []
        for _ in range(20):
            with torch.inference_mode():
                chosen = model(ids).logits[0, -1].argmax()
            if chosen == 1:
                break
            expected.append(int(chosen))
            ids = torch.cat([ids, chosen.view(1, 1)], dim=1)
        request = Request("x", Prompt("", "write 1"), 0)
        (answer,) = self.ask(tiny, request, max_tokens=20)
        assert answer.text == tokenizer.decode(expected)

    def test_sampling_hangs_on_the_seed_alone(self, tiny: Path) -> None:
        one, other = asking(1), Request("i001", asking(1).prompt, index=1)
        free = {"temperature": 1.5, "max_tokens": 12, "seed": 7}
        first, second = self.ask(tiny, one, other, **free)
        assert first != second
        assert self.ask(tiny, asking(3), one, **free)[1] == first
        assert self.ask(tiny, one, **{**free, "seed": 8})[0] == second
        assert (
            self.ask(tiny, one, **{**free, "top_p": 0.0})[0]
            == (self.ask(tiny, one, max_tokens=12)[0])
        )

    def test_drawn_as_often_as_likely(self) -> None:
        import torch

        from algoreval.model import Decoding
        from plugins.models._transformers import Chooser

        shares = torch.tensor([0.5, 0.3, 0.15, 0.05])
        generators = [torch.Generator().manual_seed(seed) for seed in range(4000)]
        chooser = Chooser(Decoding(temperature=1.0, top_p=0.9), generators)
        scores = shares.log().expand(4000, 4)
        drawn = chooser(torch.zeros(4000, 1, dtype=torch.long), scores).argmax(-1)
        counts = torch.bincount(drawn, minlength=4) / 4000
        expected = torch.tensor([0.5, 0.3, 0.15, 0.0]) / 0.95
        assert (counts - expected).abs().max() < 0.03

    def test_log_probabilities(self, tiny: Path) -> None:
        (answer,) = self.ask(tiny, asking(1), max_tokens=6, logprobs=2)
        words = answer.text.split()
        assert [one["token"] for one in answer.logprobs] == words
        for one in answer.logprobs:
            assert one["top"][0] == [one["token"], one["logprob"]]
            assert one["top"][1][1] <= one["logprob"] <= 0

    def test_a_plain_text_is_gone_on_with(self, tiny: Path) -> None:
        (answer,) = self.ask(tiny, asking(1), max_tokens=3, endpoint="completions")
        assert answer.usage["prompt_tokens"] == 4

    def test_what_does_not_fit(self, tiny: Path) -> None:
        far, near = self.ask(tiny, asking(1, "1 " * 70), asking(2, "1 " * 50), max_tokens=99)
        assert str(far) == "the prompt has 77 tokens and the model takes 64 in all"
        assert near.usage["completion_tokens"] <= 64 - near.usage["prompt_tokens"]

    def test_a_template_that_refuses_a_message(self, tiny: Path) -> None:
        request = Request("x", Prompt("no", "write 1"), 0)
        (error,) = self.ask(tiny, request)
        assert str(error) == ("the chat template says: no system message; try --system-role user")

    def test_a_model_without_a_chat_template(self, tiny: Path, tmp_path: Path) -> None:
        for file in tiny.iterdir():
            if file.suffix != ".jinja":
                (tmp_path / file.name).write_bytes(file.read_bytes())
        settings = json.loads((tmp_path / "tokenizer_config.json").read_text())
        settings.pop("chat_template", None)
        (tmp_path / "tokenizer_config.json").write_text(json.dumps(settings))
        with pytest.raises(ConfigError, match=r"has no chat template; ask it with --endpoint "):
            open_model(str(tmp_path), ModelOptions())
        assert self.ask(tmp_path, asking(1), max_tokens=3, endpoint="completions")[0].text

    def test_a_corrupt_file(self, tiny: Path, tmp_path: Path) -> None:
        for file in tiny.iterdir():
            (tmp_path / file.name).write_bytes(file.read_bytes()[:500])
        with pytest.raises(ConfigError, match=r"cannot be loaded: \w+") as caught:
            open_model(str(tmp_path), ModelOptions())
        assert "\n" not in str(caught.value)
