"""One run of the benchmark on a server that does all that servers do, and a second to mend it."""

from collections import Counter
from typing import Any

import pytest

from algoreval.record import Record
from selftests.models.asked import Runs, asked_for, instances, right, times_asked
from selftests.models.misbehaviour import LASTING, PASSING, WELL, WRONG
from selftests.models.server import Reply, Server, completion

pytestmark = [pytest.mark.slow, pytest.mark.toolchain]

KINDS = {"passing": PASSING, "well": WELL, "wrong": WRONG, "lasting": LASTING}
CASES = [(kind, name) for kind, cases in KINDS.items() for name in cases]
TESTS = ("stdout", "edge_cases")


class Ran:
    """Two runs of one name: the first on a server that misbehaves, the second on a good one."""

    def __init__(self, runs: Runs, server: Server) -> None:
        self.names = dict(zip(CASES, (one.id for one in instances()), strict=False))
        self.cases = {name: case for case, name in self.names.items()}
        self._asked: Counter[str] = Counter()
        server.answer = self._answer
        self.first = runs.whole()
        self.asked = times_asked(server)
        self.info, self.records = runs.info, runs.records()
        self.samples = {row["instance"]: row for row in runs.samples}
        server.requests.clear()
        server.answer = lambda number, request: completion(
            right(asked_for(request)), served="toy-0614"
        )
        self.second = runs.whole()
        self.asked_again = times_asked(server)
        self.mended, self.records_then = runs.info, runs.records()

    def _answer(self, number: int, request: dict[str, Any]) -> Reply:
        name = asked_for(request)
        kind, case = self.cases[name]
        self._asked[name] += 1
        if kind == "lasting":
            return LASTING[case].reply
        if kind == "passing" and self._asked[name] == 1:
            return PASSING[case]
        if kind == "well":
            return WELL[case](right(name))
        return WRONG[case].reply(right(name)) if kind == "wrong" else completion(right(name))

    def verdicts(self, kind: str, case: str) -> list[Record]:
        return [self.records[self.names[kind, case], test] for test in TESTS]


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory) -> Ran:
    assert len(CASES) <= len(instances())
    names = [one.id for one in instances()[: len(CASES)]]
    server = Server().start()
    reports = tmp_path_factory.mktemp("reports")
    try:
        return Ran(Runs(server, reports, names, "--request-timeout=8", "--logprobs=1"), server)
    finally:
        server.stop()


@pytest.mark.parametrize("case", PASSING)
def test_what_passes_costs_another_request_and_nothing_else(ran: Ran, case: str) -> None:
    assert [one.bucket for one in ran.verdicts("passing", case)] == ["passed"] * 2
    assert ran.asked[ran.names["passing", case]] == 2


@pytest.mark.parametrize("case", WELL)
def test_an_odd_answer_is_an_answer(ran: Ran, case: str) -> None:
    assert [one.bucket for one in ran.verdicts("well", case)] == ["passed"] * 2
    assert ran.asked[ran.names["well", case]] == 1


@pytest.mark.parametrize("case", WRONG)
def test_what_the_model_did_counts_against_it(ran: Ran, case: str) -> None:
    for record in ran.verdicts("wrong", case):
        assert (record.bucket, record.detail) == ("static_failure", WRONG[case].detail)
    assert ran.asked[ran.names["wrong", case]] == 1


@pytest.mark.parametrize("case", LASTING)
def test_what_lasts_is_an_error_and_asked_again_by_the_next_run(ran: Ran, case: str) -> None:
    lasting, name = LASTING[case], ran.names["lasting", case]
    for record in ran.verdicts("lasting", case):
        assert record.bucket is None
        assert record.judge_error is not None
        assert lasting.said in record.judge_error
    assert "completion" not in ran.samples[name]
    assert lasting.said in ran.samples[name]["error"]
    assert ran.asked[name] == lasting.tries
    assert ran.asked_again[name] == 1
    assert [ran.records_then[name, test].bucket for test in TESTS] == ["passed"] * 2


def test_errors_are_listed_and_in_no_rate(ran: Ran) -> None:
    status, output = ran.first
    judged = len(CASES) - len(LASTING)
    assert status == pytest.ExitCode.TESTS_FAILED
    assert f"{judged - len(WRONG)} of {judged} passed" in output
    for case in LASTING:
        assert ran.names["lasting", case] in output
    assert (ran.info["complete"], ran.info["counts"]["errors"]) == (False, 2 * len(LASTING))
    assert ran.info["incomplete_because"] == [
        f"{2 * len(LASTING)} tests with an error of the benchmark"
    ]


def test_nothing_that_is_stored_is_asked_again(ran: Ran) -> None:
    assert set(ran.asked_again) == {ran.names["lasting", case] for case in LASTING}
    status, output = ran.second
    assert status == pytest.ExitCode.TESTS_FAILED  # what the model did wrong stays wrong
    assert f"{len(CASES) - len(WRONG)} of {len(CASES)} passed" in output
    assert ran.mended["complete"]


def test_another_model_under_the_same_name_is_told(ran: Ran) -> None:
    told = "not one model answered"
    assert told not in ran.first[1]
    assert f"{told}: toy-0613 (" in ran.second[1]
    assert f", toy-0614 ({len(LASTING)})" in ran.second[1]


class TestStored:
    """What a server sends besides the text is in samples.jsonl, and where records have a place."""

    def row(self, ran: Ran, case: str) -> dict[str, Any]:
        row: dict[str, Any] = ran.samples[ran.names["well", case]]
        return row

    @pytest.mark.parametrize("case", ["reasoning_content", "reasoning", "thinking in parts"])
    def test_reasoning(self, ran: Ran, case: str) -> None:
        row = self.row(ran, case)
        assert row["reasoning"] == "hmm"
        assert "hmm" not in row["completion"]

    def test_tokens_and_the_reason_of_the_end(self, ran: Ran) -> None:
        usage = {"prompt_tokens": 7, "completion_tokens": 3}
        row = self.row(ran, "the token limit after all")
        assert (row["usage"], row["finish_reason"]) == (usage, "length")
        for record in ran.verdicts("well", "the token limit after all"):
            assert (record.usage, record.finish_reason) == (usage, "length")
        bare = self.row(ran, "no usage")
        assert not {"usage", "finish_reason", "reasoning", "logprobs"} & set(bare)

    def test_log_probabilities(self, ran: Ran) -> None:
        row = self.row(ran, "log-probabilities")
        assert row["logprobs"] == [{"token": "a", "logprob": -0.5, "top": [["a", -0.5]]}]
        assert row["decoding"]["logprobs"] == 1

    def test_a_refusal(self, ran: Ran) -> None:
        assert ran.samples[ran.names["wrong", "a refusal"]]["refusal"] == "I cannot"

    def test_who_answered(self, ran: Ran) -> None:
        assert self.row(ran, "reasoning")["served"] == "toy-0613"

    def test_none_is_taken_for_another_though_all_have_one_id(self, ran: Ran) -> None:
        texts = [self.row(ran, case)["completion"] for case in WELL]
        assert len(set(texts)) == len(WELL)

    def test_texts_as_they_came(self, ran: Ran) -> None:
        name = ran.names["well", "10 MiB"]
        assert len(ran.samples[name]["completion"]) > 10 << 20
        assert ran.records[name, "stdout"].completion == ran.samples[name]["completion"]
        assert "\\ud800 \x00 \u202e" in self.row(ran, "a lone surrogate")["completion"]
        assert "H\ufffd\ufffd" in self.row(ran, "no UTF-8")["completion"]
