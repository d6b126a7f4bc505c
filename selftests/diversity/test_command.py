"""`python -m algoreval diversity` on runs and judges whose right tables are known: we made them."""

import csv
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from algoreval.__main__ import main
from algoreval.approach import DIFFERENT, SAME, name
from algoreval.pairs import Pair, pairs, programs
from algoreval.runs import Run
from algoreval.subjects import subjects
from algoreval.suite import Cell
from selftests.diversity.forge import answers, lines, model, text, written, wrote
from selftests.models.server import Server, completion, refusal

KMP, FFT = Cell("kmp", "python"), Cell("fft", "c")
KMP_TEXT = text("python", "one")
APART = {"python": "print('something else')\n", "c": "int main(void) { return 1; }\n"}


def three() -> list[Run]:
    """Two models that differ in comments, layout and names, and one that does something else."""
    return [
        model(
            who,
            *(wrote(made(cell.language), said, cell) for cell in (KMP, FFT)),
            category="code",
        )
        for who, made, said in (
            ("one", lambda language: text(language, "one"), "right"),
            ("renamed", lambda language: text(language, "other"), "right"),
            ("apart", APART.__getitem__, "wrong"),
        )
    ]


def questions(*runs: Run) -> dict[tuple[str, str, str], str]:
    """What a judge is asked, by instance and models."""
    found: list[Pair] = pairs(programs(subjects(runs)))
    return {(one.first.instance, *one.models): name(one) for one in found}


def judge(path: Path, runs: list[Run], **replies: str) -> str:
    """A judge that says `same` of the first two models, and else `different`, unless told."""
    said = {}
    for (instance, *models), asked in questions(*runs).items():
        usual = DIFFERENT if "apart" in models else SAME
        reply = replies.get("_".join((instance.partition("-")[2], *models)), usual)
        said[asked] = (
            reply if len(reply.split()) > 1 else f"One sorts. So does two.\nVerdict: {reply}"
        )
    return answers(path, said)


@pytest.fixture
def folders(tmp_path: Path) -> list[str]:
    return written(tmp_path / "runs", *three())


def rows(path: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(path.read_text().splitlines()))


def diversity(*arguments: object) -> int:
    return main(["diversity", *map(str, arguments)])


class TestSimilarity:
    def test_what_differs_in_names_alone_is_the_same_in_normal_form(
        self, folders, tmp_path
    ) -> None:
        assert diversity(*folders[:2], "--out", tmp_path / "out") == 0
        held = lines(tmp_path / "out" / "pairs.jsonl")
        assert len(held) == 2
        for row in held:
            assert row["models"] == ["one", "renamed"]
            assert row["both_passed"] is True
            assert row["identical"] is False
            assert 0 < row["similarity"] < 0.9
            assert row["normal_identical"] is True
            assert row["normal_similarity"] == 1
        every = rows(tmp_path / "out" / "similarity.csv")[0]
        assert every["identical"] == "0"
        assert every["identical, normal form"] == every["similarity, normal form"] == "100"

    def test_the_table_is_by_language_model_and_what_passes(
        self, folders, tmp_path, capsys
    ) -> None:
        assert diversity(*folders, "--out", tmp_path / "out") == 0
        found = {row["which"]: row for row in rows(tmp_path / "out" / "similarity.csv")}
        assert list(found) == ["all", "both pass", "Python", "C", "one", "renamed", "apart"]
        totals = {which: row["identical, normal form total"] for which, row in found.items()}
        assert list(totals.values()) == ["6", "2", "3", "3", "4", "4", "4"]
        assert found["both pass"]["identical, normal form"] == "100"
        assert found["all"]["identical, normal form"].startswith("33.33")
        assert found["apart"]["identical, normal form count"] == "0"
        said = capsys.readouterr()
        assert all(len(line) <= 80 for line in said.out.splitlines() if str(tmp_path) not in line)
        assert "pairs of two models" in said.out

    def test_a_line_tells_which_run_each_program_is_of(self, tmp_path: Path) -> None:
        again = [replace(model("m", wrote(KMP_TEXT, "right")), name=run) for run in ("old", "new")]
        out = tmp_path / "out"
        assert main(["diversity", *written(tmp_path, *again), "--out", str(out)]) == 0
        (row,) = lines(out / "pairs.jsonl")
        assert row["models"] == ["m", "m"]
        assert row["samples"] == [0, 0]
        assert row["runs"] == ["old", "new"]

    def test_samples_of_one_model_are_compared(self, tmp_path: Path) -> None:
        run = model("a", *(wrote(text("python", which), "right", KMP, sample)
                           for sample, which in enumerate(("one", "other", "one"))))  # fmt: skip
        assert diversity(*written(tmp_path / "runs", run), "--out", tmp_path / "out") == 0
        first = rows(tmp_path / "out" / "similarity.csv")[0]
        assert first["pairs of"] == "two samples of one model"
        assert (first["identical count"], first["identical total"]) == ("1", "3")
        assert first["identical, normal form count"] == "3"
        assert {tuple(row["samples"]) for row in lines(tmp_path / "out" / "pairs.jsonl")} == {
            (0, 1), (0, 2), (1, 2),
        }  # fmt: skip

    def test_so_many_problems_and_no_more(self, folders, tmp_path: Path) -> None:
        assert diversity(*folders, "--problems=1", "--out", tmp_path / "out") == 0
        assert len({row["instance"] for row in lines(tmp_path / "out" / "pairs.jsonl")}) == 1


class TestJudges:
    def test_the_novel_rate_is_by_model_and_language(self, folders, tmp_path: Path, capsys) -> None:
        out, by = tmp_path / "out", judge(tmp_path / "j.jsonl", three())
        assert diversity(*folders, "--judge", by, "--out", out) == 0
        found = {
            row["model"]: (row["Python"], row["C"], row["all"]) for row in rows(out / "figure8.csv")
        }
        assert found == {
            "one": ("50", "50", "50"),
            "renamed": ("50", "50", "50"),
            "apart": ("100", "100", "100"),
            "all pairs": ("66.6667", "66.6667", "66.6667"),
        }
        assert {path.suffix for path in out.glob("figure8.*")} == {".csv", ".tex", ".svg", ".png"}
        ElementTree.parse(out / "figure8.svg")
        assert (
            "novel rate by model and language, judged by replay:j.jsonl" in capsys.readouterr().out
        )

    def test_two_runs_of_one_model_are_one_row(self, tmp_path: Path) -> None:
        one, _, apart = three()
        runs = [replace(one, name="old"), replace(one, name="new"), apart]
        out, by = tmp_path / "out", judge(tmp_path / "j.jsonl", three())
        assert diversity(*written(tmp_path / "runs", *runs), "--judge", by, "--out", out) == 0
        found = {row["model"]: row["all"] for row in rows(out / "figure8.csv")}
        assert found == {"one": "100", "apart": "100", "all pairs": "100"}

    def test_programs_that_fail_are_left_out_if_asked(self, folders, tmp_path: Path) -> None:
        out, by = tmp_path / "out", judge(tmp_path / "j.jsonl", three())
        assert diversity(*folders, "--judge", by, "--passed", "--out", out) == 0
        found = {row["model"]: row["all"] for row in rows(out / "figure8.csv")}
        assert found == {"one": "0", "renamed": "0", "apart": "", "all pairs": "0"}

    def test_nonsense_is_counted_and_listed_and_never_guessed(
        self, folders, tmp_path, capsys
    ) -> None:
        odd = {
            "python_one_renamed": "They are the same, I think, or different.",
            "c_one_renamed": "Verdict: same\nVerdict: different",
            "python_one_apart": "I cannot help with that.",
        }
        out, by = tmp_path / "out", judge(tmp_path / "j.jsonl", three(), **odd)
        assert diversity(*folders, "--judge", by, "--out", out) == 0
        found = rows(out / "figure8.csv")[-1]
        assert (found["all count"], found["all total"]) == ("3", "3")
        said = capsys.readouterr().err
        assert "3 of 6 questions are unanswered and count nowhere" in said
        assert f"{questions(*three())['kmp-python', 'one', 'renamed']}: the reply names" in said
        verdicts = {(row["instance"], *row["models"]): row["judges"]["replay:j.jsonl"]
                    for row in lines(out / "pairs.jsonl")}  # fmt: skip
        assert verdicts["fft-c", "one", "renamed"] == {
            "unanswered": "the reply names several: same, different"
        }
        assert verdicts["fft-c", "one", "apart"] == {"novel": True}

    def test_a_question_without_an_answer_is_told_by_the_exit_status(
        self, folders, tmp_path, capsys
    ) -> None:
        asked = questions(*three())
        by = answers(tmp_path / "j.jsonl", {asked["fft-c", "one", "apart"]: "Verdict: different"})
        assert diversity(*folders, "--judge", by, "--out", tmp_path / "out") == 1
        assert "5 of 6 questions are unanswered" in capsys.readouterr().err

    def test_two_judges_are_compared(self, folders, tmp_path: Path, capsys) -> None:
        first = judge(tmp_path / "first.jsonl", three())
        second = judge(tmp_path / "second.jsonl", three(), python_one_apart="same",
                       c_one_renamed="What?? No idea.")  # fmt: skip
        out = tmp_path / "out"
        assert diversity(*folders, "--judge", first, "--judge", second, "--out", out) == 0
        (found,) = rows(out / "judges.csv")
        # Of five that both judged, they agree on same, different three times, and differ once.
        assert found["judge"] == "replay:first.jsonl"
        assert (found["agree count"], found["agree total"]) == ("4", "5")
        assert (found["both novel count"], found["first alone count"]) == ("3", "1")
        chance = (4 * 3 + 1 * 2) / 25
        assert found["kappa"] == f"{(0.8 - chance) / (1 - chance):.2f}"
        assert {path.name for path in out.glob("figure8*.svg")} == {
            "figure8.svg", "figure8_judge2.svg",
        }  # fmt: skip
        assert found["kappa"] in capsys.readouterr().out
        assert diversity(*folders, "--judge", first, "--out", out) == 0
        assert not [*out.glob("figure8_judge2*"), *out.glob("judges*")]

    def test_equal_programs_make_no_rate_where_nobody_answered(
        self, tmp_path: Path, capsys
    ) -> None:
        programs_of = {"a": (1, 1), "b": (1, 1), "c": (2, 2)}
        runs = [
            model(
                who,
                *(
                    wrote(f"print({n})\n", "right", cell)
                    for n, cell in zip(texts, (KMP, FFT), strict=True)
                ),
            )
            for who, texts in programs_of.items()
        ]
        said = {
            asked: SAME if key[0] == "fft-c" else "-" for key, asked in questions(*runs).items()
        }
        said = {asked: f"Verdict: {one}" for asked, one in said.items()}
        out, by = tmp_path / "out", answers(tmp_path / "j.jsonl", said)
        assert diversity(*written(tmp_path / "runs", *runs), "--judge", by, "--out", out) == 0
        every = rows(out / "figure8.csv")[-1]
        assert (every["Python"], every["C"], every["all"]) == ("", "0", "0")
        (row,) = rows(out / "judged.csv")
        counts = [row[f"{one} count"] for one in ("equal", "asked", "answered")]
        assert counts == ["2", "4", "2"]
        assert "pairs that judges decided" in capsys.readouterr().out

    def test_there_is_no_rate_at_all_where_nothing_was_answered(self, tmp_path: Path) -> None:
        runs = [
            model(who, wrote(f"print({n})\n", "right", KMP))
            for who, n in zip("abc", (1, 1, 2), strict=True)
        ]
        said = dict.fromkeys(questions(*runs).values(), "I cannot say.")
        out, by = tmp_path / "out", answers(tmp_path / "j.jsonl", said)
        assert diversity(*written(tmp_path / "runs", *runs), "--judge", by, "--out", out) == 0
        assert not (out / "figure8.csv").exists()
        (row,) = rows(out / "judged.csv")
        assert (row["asked count"], row["answered"], row["novel of answered"]) == ("2", "0", "")

    def test_equal_programs_need_no_judge(self, tmp_path: Path) -> None:
        runs = [model(who, wrote("print(1)\n", "right", KMP)) for who in "abc"]
        by = answers(tmp_path / "j.jsonl", {"x": "Verdict: different"})
        out = tmp_path / "out"
        assert diversity(*written(tmp_path / "runs", *runs), "--judge", by, "--out", out) == 0
        found = rows(out / "figure8.csv")[-1]
        assert (found["all count"], found["all total"]) == ("0", "3")


class TestServer:
    @pytest.fixture
    def server(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
        for key in ("OPENAI_API_KEY", "OPENAI_BASE_URL"):
            monkeypatch.delenv(key, raising=False)
        server = Server(answer=lambda number, request: completion("Verdict: same")).start()
        yield server
        server.stop()

    def ask(self, server: Server, folders: list[str], out: Path) -> int:
        return diversity(*folders, "--judge=openai:toy", f"--base-url={server.url}", "--out", out)

    def test_what_was_answered_is_kept_and_not_asked_again(self, server, folders, tmp_path) -> None:
        out = tmp_path / "out"
        server.answer = lambda number, request: (
            completion("Verdict: same") if number < 4 else refusal(400, "not now")
        )
        assert self.ask(server, folders, out) == 1
        kept = out / "answers" / "openai-toy.jsonl"
        before = kept.read_text()
        answered = sum("Verdict" in line for line in before.splitlines())
        asked = len(server.requests)
        server.answer = lambda number, request: completion("Verdict: different")
        assert self.ask(server, folders, out) == 0
        assert len(server.requests) == asked + 6 - answered
        assert 0 < answered < 6
        assert kept.read_text().startswith(before), "it is only appended to"
        assert self.ask(server, folders, out) == 0
        assert len(server.requests) == asked + 6 - answered
        assert {request["temperature"] for request in server.requests} == {0}
        assert rows(out / "figure8.csv")[-1]["all count"] == str(6 - answered)

    def test_kept_answers_are_a_judge_of_their_own(self, server, folders, tmp_path: Path) -> None:
        assert self.ask(server, folders, tmp_path / "out") == 0
        kept, again = tmp_path / "out" / "answers" / "openai-toy.jsonl", tmp_path / "again"
        asked = len(server.requests)
        assert diversity(*folders, f"--judge=replay:{kept}", "--out", again) == 0
        assert len(server.requests) == asked
        old, new = (rows(folder / "figure8.csv") for folder in (tmp_path / "out", again))
        assert old == new

    def test_another_program_is_another_question(self, server, folders, tmp_path: Path) -> None:
        assert self.ask(server, folders, tmp_path / "out") == 0
        path = Path(folders[2]) / "records.jsonl"
        path.write_text(path.read_text().replace("something else", "something new"))
        asked = len(server.requests)
        assert self.ask(server, folders, tmp_path / "out") == 0
        assert len(server.requests) == asked + 2


class TestHostile:
    def test_what_cannot_be_compared_is_listed(self, tmp_path: Path, capsys) -> None:
        runs = [
            model("whole", wrote("print(1)\n", "right", KMP)),
            model("broken", wrote("print((\n", None, KMP)),
            model("huge", wrote("x = 1\n" * 170_000, "wrong", KMP)),
            model("\x1b[31mred", wrote("a b c", None, KMP)),
        ]
        for place, run in enumerate(runs):
            written(tmp_path / "runs", model(f"r{place}", *run.records))
        by = answers(tmp_path / "j.jsonl", {"x": "Verdict: same"})
        out = tmp_path / "out"
        assert diversity(tmp_path / "runs", "--judge", by, "--out", out) == 1
        said = capsys.readouterr().err
        assert "1 program (kmp-python of r2): longer than 20,000 letters, so not compared" in said
        assert "2 programs (kmp-python of r1, kmp-python of r3): cannot be parsed" in said
        assert "3 of 3 questions are unanswered" in said
        every = rows(out / "similarity.csv")[0]
        assert (every["similarity total"], every["identical total"]) == ("3", "6")
        assert every["similarity, normal form"] == ""

    def test_names_that_hold_anything_are_one_visible_line(self, tmp_path: Path, capsys) -> None:
        cell = Cell("kmp", "python")
        folders = []
        for place, text_ in enumerate(("\x1b[31mred\nline", "=1+1", "</svg>")):
            run = model(text_, wrote("print(1)\n", "right", cell))
            path = tmp_path / str(place)
            path.mkdir()
            (path / "run.json").write_text(run.info.json_text())
            (path / "records.jsonl").write_text("".join(one.row() + "\n" for one in run.records))
            folders.append(path)
        assert diversity(*folders, "--out", tmp_path / "out") == 0
        said = capsys.readouterr()
        assert "\x1b" not in said.out + said.err
        ElementTree.parse(tmp_path / "out" / "figure10.svg")
        for line in (tmp_path / "out" / "pairs.jsonl").read_text().splitlines():
            assert line.isascii()
            json.loads(line)

    @pytest.mark.parametrize(
        ("options", "problem"),
        [
            (("--judge=replay:x",), "--judge needs --out FOLDER"),
            (("--judge=repaly:x", "--out=o"), "did you mean replay?"),
            (("--judge=replay:none.jsonl", "--out=o"), "cannot read none.jsonl"),
        ],
    )
    def test_wrong_input_is_one_line(self, folders, options, problem: str, capsys) -> None:
        assert diversity(*folders, *options) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert problem in line

    def test_one_run_with_one_sample_holds_no_pair(self, folders, capsys) -> None:
        assert diversity(folders[0]) == 2
        assert "no problem here has two programs" in capsys.readouterr().err

    @pytest.mark.parametrize("number", ["0", "-1", "many"])
    def test_problems_are_a_number(self, folders, number: str) -> None:
        with pytest.raises(SystemExit) as left:
            diversity(*folders, f"--problems={number}")
        assert left.value.code == 2


def test_without_a_folder_nothing_is_written(folders, tmp_path: Path, capsys) -> None:
    before = sorted(tmp_path.rglob("*"))
    assert diversity(*folders) == 0
    assert sorted(tmp_path.rglob("*")) == before
    assert "recall" in capsys.readouterr().out


def test_figure_8_cannot_be_drawn_from_runs_alone(folders, tmp_path: Path, capsys) -> None:
    assert (
        main(["figures", str(tmp_path / "f"), *folders, "--only=figure8", "--only=figure10"]) == 1
    )
    assert "figure8: nothing in these runs is for it" in capsys.readouterr().out
    found = {row["model"]: (row["pass@1"], row["consensus recall"])
             for row in rows(tmp_path / "f" / "figure10.csv")}  # fmt: skip
    assert found == {"one": ("100", "100"), "renamed": ("100", "100"), "apart": ("0", "")}
