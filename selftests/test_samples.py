"""`python -m algoreval samples`: from and to the formats of other harnesses."""

import json
from pathlib import Path

import pytest

from algoreval.__main__ import main
from algoreval.model import Completion, Decoding, ModelOptions, Sample
from algoreval.registry import plugin_names
from algoreval.store import Store
from plugins.models.replay import open_model

REPLY = "Here:\n```python\ndef kmp(text, pattern):\n    return []\n\nprint(kmp('', ''))\n```\n"
PROGRAM = "def kmp(text, pattern):\n    return []\n\nprint(kmp('', ''))\n"
ODD = "x = '```'  # é \u2028 \x00\n"


@pytest.fixture
def run_folder(tmp_path: Path) -> Path:
    """A run with two replies for one instance, one refused for another, and a failed request."""
    store = Store(tmp_path / "run/samples.jsonl")
    answers = [
        ("kmp-python", 1, Completion("no code at all", "stop")),
        ("kmp-rust", 0, Completion("", "stop", refusal="I cannot")),
        ("kmp-python", 0, Completion(REPLY, "stop")),
        ("kmp-go", 0, None),
    ]
    for number, (name, index, answer) in enumerate(answers):
        error = None if answer else "503"
        store.put(str(number), Sample(name, index, "m", Decoding(), "", answer, error))
    store.close()
    return tmp_path / "run"


def test_every_format_says_what_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["samples", "import", "--help"])
    assert left.value.code == 0
    said = capsys.readouterr().out
    for name in plugin_names("formats"):
        assert f"\n{name} " in said


def rows(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_export_of_replies_and_of_programs(
    run_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "he.jsonl"
    assert main(["samples", "export", "--format", "humaneval", str(run_folder), str(out)]) == 0
    assert capsys.readouterr().out == f"3 samples in {out}\n"
    assert rows(out) == [
        {"task_id": "kmp-python", "completion": REPLY},
        {"task_id": "kmp-python", "completion": "no code at all"},
        {"task_id": "kmp-rust", "completion": ""},
    ]
    plus = tmp_path / "plus.jsonl"
    source = run_folder / "samples.jsonl"
    assert main(["samples", "export", "--format", "evalplus", str(source), str(plus)]) == 0
    assert [row["solution"] for row in rows(plus)] == [PROGRAM, "", ""]


def test_a_line_that_was_cut_short_is_told_and_left_out(
    run_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with (run_folder / "samples.jsonl").open("ab") as file:
        file.write(b"\0" * 50)
    out = tmp_path / "he.jsonl"
    assert main(["samples", "export", "--format", "humaneval", str(run_folder), str(out)]) == 0
    said = capsys.readouterr()
    assert said.out == f"3 samples in {out}\n"
    assert said.err.startswith("note: line 5 of samples.jsonl, its last, was cut short")
    assert len(said.err.splitlines()) == 1


def test_bigcode_keeps_programs_by_instance(run_folder: Path, tmp_path: Path) -> None:
    out, order, back = (tmp_path / name for name in ("g.json", "order.txt", "back.jsonl"))
    command = ["--format", "bigcode", "--instances", str(order)]
    assert main(["samples", "export", *command, str(run_folder), str(out)]) == 0
    assert json.loads(out.read_text()) == [[PROGRAM, ""], [""]]
    assert order.read_text() == "kmp-python\nkmp-rust\n"
    assert main(["samples", "import", *command, str(out), str(back)]) == 0
    assert [(row["instance"], row["index"]) for row in rows(back)] == [
        ("kmp-python", 0),
        ("kmp-python", 1),
        ("kmp-rust", 0),
    ]


def imported(tmp_path: Path, form: str, text: str, *more: str) -> list[dict[str, object]]:
    source, target = tmp_path / "theirs", tmp_path / "ours.jsonl"
    source.write_text(text, encoding="utf-8")
    assert main(["samples", "import", "--format", form, *more, str(source), str(target)]) == 0
    return rows(target)


@pytest.mark.parametrize("form", ["humaneval", "evalplus"])
def test_import_takes_replies_as_they_are_and_fences_programs(tmp_path: Path, form: str) -> None:
    found = imported(
        tmp_path,
        form,
        json.dumps({"task_id": "AlgoREval/kmp-python", "completion": ODD}, ensure_ascii=False)
        + "\n\n"
        + json.dumps({"task_id": "kmp-python", "solution": ODD}),
    )
    assert found == [
        {"instance": "kmp-python", "index": 0, "completion": ODD},
        {"instance": "kmp-python", "index": 1, "completion": f"````python\n{ODD}\n````\n"},
    ]
    model = open_model(str(tmp_path / "ours.jsonl"), ModelOptions())
    assert model.held == {("kmp-python", 0), ("kmp-python", 1)}


def test_a_fenced_program_is_taken_whole(tmp_path: Path) -> None:
    text = "def kmp(text, pattern):\n    return '```'\n\nprint(kmp('', ''))"
    imported(tmp_path, "evalplus", json.dumps({"task_id": "kmp-python", "solution": text}))
    out = tmp_path / "again.jsonl"
    ours = str(tmp_path / "ours.jsonl")
    assert main(["samples", "export", "--format", "evalplus", ours, str(out)]) == 0
    assert str(rows(out)[0]["solution"]).strip() == text


def logged(**fields: object) -> str:
    doc = {"instance": "kmp-c", "question": "..."}
    return json.dumps({"doc_id": 0, "doc": doc, "resps": [["a", "b"]], "filter": "none", **fields})


def test_a_log_of_lm_eval(tmp_path: Path) -> None:
    other = {"doc_id": 1, "doc": {"task_id": "kmp-go"}, "resps": [["c"]]}
    lines = [logged(), logged(filter="strict", resps=[["a", "b"]]), logged(**other)]
    assert imported(tmp_path, "lm_eval", "\n".join(lines)) == [
        {"instance": "kmp-c", "index": 0, "completion": "a"},
        {"instance": "kmp-c", "index": 1, "completion": "b"},
        {"instance": "kmp-go", "index": 0, "completion": "c"},
    ]


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["samples", *arguments]) == 2
    said = capsys.readouterr().err
    assert said.startswith("algoreval: ")
    assert said.count("\n") == 1
    return said


@pytest.mark.parametrize(
    ("form", "text", "words"),
    [
        ("humaneval", "", "there are no samples to import"),
        ("humaneval", "nonsense\n", "theirs:1: Expecting value"),
        ("humaneval", "[]\n", "theirs:1: an object is expected"),
        ("humaneval", '{"completion": "x"}\n', "theirs:1: the task's name is missing"),
        ("humaneval", '\n{"task_id": "HumanEval/0", "completion": "x"}\n', "theirs:2: "),
        ("humaneval", '{"task_id": "kmp-c"}\n', "theirs:1: completion: text is expected"),
        ("evalplus", '{"task_id": "kmp-c", "solution": 1}\n', "theirs:1: solution: text is"),
        ("humaneval", "[" * 100_000, "theirs:1: "),
        ("lm_eval", logged(doc=None), "theirs:1: doc: missing"),
        ("lm_eval", logged(doc={}), "theirs:1: doc.instance: the task's name is missing"),
        ("lm_eval", logged(resps=[]), "theirs:1: resps: "),
        ("lm_eval", logged(resps=[[1]]), "theirs:1: resps: text is expected"),
        ("bigcode", "[]", "this format names no instance; --instances FILE"),
        ("humanevil", "", "unknown format 'humanevil'; did you mean humaneval?"),
    ],
)
def test_a_bad_file_is_refused_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], form: str, text: str, words: str
) -> None:
    source, target = tmp_path / "theirs", tmp_path / "ours.jsonl"
    source.write_text(text)
    assert words in refused(capsys, "import", "--format", form, str(source), str(target))
    assert not target.exists()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{}", "a list of lists is expected"),
        ("[1]", "a list of lists is expected"),
        ("[[], []]", "has 2 instances and"),
        ("[[1]]", "programs of kmp-c: text is expected"),
    ],
)
def test_a_bad_file_of_bigcode(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, words: str
) -> None:
    source, order = tmp_path / "theirs", tmp_path / "order"
    source.write_text(text)
    order.write_text("kmp-c\n")
    said = refused(
        capsys,
        *("import", "--format", "bigcode", "--instances", str(order)),
        *(str(source), str(tmp_path / "ours.jsonl")),
    )
    assert words in said


def test_nothing_is_overwritten(
    run_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    out.write_text("years of work")
    said = refused(capsys, "export", "--format", "humaneval", str(run_folder), str(out))
    assert said == f"algoreval: {out} exists; name another file\n"
    assert out.read_text() == "years of work"


def test_what_cannot_be_exported(
    run_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, store = str(tmp_path / "out"), run_folder / "samples.jsonl"
    assert "only be imported" in refused(
        capsys, "export", "--format", "lm_eval", str(run_folder), out
    )
    line = store.read_text().splitlines()[0]
    store.write_text(f"{line}\n{line}\n")
    said = refused(capsys, "export", "--format", "humaneval", str(run_folder), out)
    assert "samples.jsonl:2: sample 1 of kmp-python is there already" in said
    store.write_text("")
    assert "holds no samples" in refused(capsys, "export", "--format", "humaneval", str(store), out)
    assert "No such file" in refused(
        capsys, "export", "--format", "humaneval", str(tmp_path / "absent"), out
    )
