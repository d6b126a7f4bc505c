"""Finding and staging toolchains, tried on small scripts that pose as compilers."""

import os
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from algoreval import packages, toolchain
from algoreval.errors import ConfigError, JudgeError
from algoreval.language import Language, languages
from algoreval.sandbox import Mount
from algoreval.search import Found, Missing, as_version, search
from algoreval.spec import Packages, Prepare, Query, ToolSpec
from algoreval.stage import staged
from algoreval.state import VARIABLE, locked, made_once, reachable, state_folder, write_whole
from algoreval.toolchain import Toolchain, find, prepared

SPEC = ToolSpec(
    programs=("tool", "tool-2"),
    minimum="2.10",
    version=Query(command=("{tool}", "--version"), pattern=r"tool (\d+\.\d+)"),
    target="/opt/tool",
    packages=Packages(pypi=("tool-bin==2.10",)),
)


def script(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


def tool(root: Path, version: str, name: str = "tool") -> Path:
    asked = root / "asked"
    return script(root / "bin" / name, f"echo asked >>{asked}; echo tool {version}")


@pytest.fixture
def state(tmp_path: Path) -> Path:
    folder = tmp_path / "state"
    folder.mkdir()
    return folder


@pytest.fixture
def on_path(monkeypatch: pytest.MonkeyPatch):
    def put(*roots: Path) -> None:
        folders = [str(root / "bin") for root in roots]
        monkeypatch.setenv("PATH", os.pathsep.join((*folders, "/usr/bin", "/bin")))

    return put


@pytest.fixture
def language() -> Language:
    """Some language, with the script as its toolchain."""
    return replace(languages()["rust"], toolchain=SPEC)


class TestSearch:
    def test_the_first_that_is_new_enough_wins(self, tmp_path, state, on_path) -> None:
        old, good, newer = (tmp_path / name for name in ("old", "good", "newer"))
        tool(old, "2.9")
        program = tool(good, "2.10")
        tool(newer, "3.0")
        on_path(old, good, newer)
        assert search(SPEC, state) == Found(program, good, "2.10")

    def test_a_second_name_is_tried(self, tmp_path, state, on_path) -> None:
        tool(tmp_path, "1.0")
        program = tool(tmp_path, "2.11", "tool-2")
        on_path(tmp_path)
        assert search(SPEC, state) == Found(program, tmp_path, "2.11")

    def test_one_that_is_too_old_is_reported_never_used(self, tmp_path, state, on_path) -> None:
        tool(tmp_path, "2.9")
        on_path(tmp_path)
        assert search(SPEC, state) == Missing("tool 2.9 is too old, 2.10 or newer is needed")

    def test_nothing_there(self, state, on_path) -> None:
        on_path()
        assert search(SPEC, state) == Missing("tool is not installed")

    @pytest.mark.parametrize("text", ["exit 1", "echo nonsense", "kill -9 $$"])
    def test_one_that_does_not_run(self, tmp_path, state, on_path, text: str) -> None:
        path = script(tmp_path / "bin/tool", text)
        on_path(tmp_path)
        assert search(SPEC, state) == Missing(f"{path} does not run")

    def test_one_that_is_no_program_of_this_machine(self, tmp_path, state, on_path) -> None:
        path = tmp_path / "bin/tool"
        path.parent.mkdir()
        path.write_bytes(b"\x7fELF of another machine")
        path.chmod(0o755)
        on_path(tmp_path)
        assert search(SPEC, state) == Missing(f"{path} does not run")

    def test_an_incomplete_one_is_passed_over(self, tmp_path, state, on_path) -> None:
        spec = replace(SPEC, requires=("bin/second",))
        tool(tmp_path, "2.10")
        on_path(tmp_path)
        found = search(spec, state)
        assert found == Missing(f"tool 2.10 in {tmp_path} is incomplete: no second")

    def test_what_it_needs_beside_itself_is_named(self, tmp_path, state, on_path) -> None:
        tool(tmp_path, "2.10")
        on_path(tmp_path)
        needs = ("sh", "no-such-linker")
        found = search(replace(SPEC, needs=needs), state)
        assert found == Missing("tool 2.10 needs no-such-linker, which is not installed")

    def test_a_wrapper_leads_to_the_real_program(self, tmp_path, state, on_path) -> None:
        real, shims = tmp_path / "versions/2.10", tmp_path / "shims"
        program = tool(real, "2.10")
        script(shims / "bin/tool", f'[ "$1" = --root ] && echo {real} || exec {program} "$@"')
        on_path(shims)
        spec = replace(SPEC, root=Query(command=("{tool}", "--root")))
        assert search(spec, state) == Found(program, real, "2.10")

    def test_places_are_tried_too_the_newest_first(self, tmp_path, state, on_path) -> None:
        on_path()
        for version in ("9.9", "10.0", "1.0"):
            tool(tmp_path / f"sdk/tool-{version}", version)
        spec = replace(SPEC, places=(f"{tmp_path}/sdk/*/bin/tool",))
        found = search(spec, state)
        assert isinstance(found, Found)
        assert found.version == "10.0"

    def test_preferred_places_come_before_the_path(self, tmp_path, state, on_path) -> None:
        tool(tmp_path / "path", "3.0")
        tool(tmp_path / "place", "2.10")
        on_path(tmp_path / "path")
        spec = replace(SPEC, places=(f"{tmp_path}/place/bin/tool",), preferred=True)
        found = search(spec, state)
        assert isinstance(found, Found)
        assert found.version == "2.10"

    def test_a_program_is_asked_once_until_it_changes(self, tmp_path, state, on_path) -> None:
        program = tool(tmp_path, "2.10")
        on_path(tmp_path)
        first = search(SPEC, state)
        assert search(SPEC, state) == first
        assert (tmp_path / "asked").read_text() == "asked\n"
        program.write_text(program.read_text().replace("2.10", "2.101"))
        found = search(SPEC, state)
        assert isinstance(found, Found)
        assert found.version == "2.101"

    @pytest.mark.parametrize("note", [b"", b"[]", b'{"a": 1', b'{"%s": 7}', b'{"%s": [1, [2]]}'])
    def test_spoilt_notes_are_no_trouble(self, tmp_path, state, on_path, note: bytes) -> None:
        program = tool(tmp_path, "2.10")
        on_path(tmp_path)
        (state / "toolchains.json").write_bytes(note.replace(b"%s", str(program).encode()))
        assert search(SPEC, state) == Found(program, tmp_path, "2.10")

    def test_versions_compare_as_numbers(self) -> None:
        assert as_version("1.9") < as_version("1.10") < as_version("1.10.1") < as_version("2")


class TestFind:
    def test_what_the_sandbox_sees(self, tmp_path, state, on_path, language, monkeypatch) -> None:
        program = tool(tmp_path / "root", "2.10")
        on_path(tmp_path / "root")
        monkeypatch.setattr(toolchain, "reachable", lambda path: True)
        found = find(language, state)
        assert isinstance(found, Toolchain)
        assert (found.version, found.program) == ("2.10", program)
        assert (found.seen_root, found.tool) == ("/opt/tool", "/opt/tool/bin/tool")
        assert found.mounts == (Mount(str(tmp_path / "root"), "/opt/tool"),)

    def test_a_part_of_usr_needs_no_mount(self, state, language, on_path, monkeypatch) -> None:
        on_path()
        spec = replace(
            SPEC,
            programs=("sh",),
            version=Query(command=("{tool}", "-c", "echo 3.0")),
            root=Query(command=("{tool}", "-c", "echo /usr")),
        )
        found = find(replace(language, toolchain=spec), state)
        assert isinstance(found, Toolchain)
        assert (found.tool, found.mounts) == ("/usr/bin/sh", ())

    def test_packages_of_the_host_are_covered(
        self, tmp_path, state, on_path, language, monkeypatch
    ) -> None:
        root = tmp_path / "root"
        tool(root, "2.10")
        (root / "lib/tool3/packages").mkdir(parents=True)
        on_path(root)
        monkeypatch.setattr(toolchain, "reachable", lambda path: True)
        elsewhere = tmp_path / "elsewhere"
        elsewhere.mkdir()
        hide = ("{root}/lib/tool*/packages", f"{tmp_path}/else*", "/no/such/*")
        found = find(replace(language, toolchain=replace(SPEC, hide=hide)), state)
        assert isinstance(found, Toolchain)
        assert {mount.target for mount in found.mounts[1:]} == {
            "/opt/tool/lib/tool3/packages",
            str(elsewhere),
        }
        assert all(not list(Path(mount.source).iterdir()) for mount in found.mounts[1:])

    @pytest.mark.skipif(os.geteuid() != 0, reason="only root runs programs under another user")
    def test_what_others_cannot_reach_is_staged(self, tmp_path, state, on_path, language) -> None:
        root = tmp_path / "root"
        tool(root, "2.10")
        root.chmod(0o700)
        on_path(root)
        found = find(language, state)
        assert isinstance(found, Toolchain)
        assert found.root.is_relative_to(state / "toolchains")
        assert found.mounts == (Mount(str(found.root), "/opt/tool"),)
        assert found.program == root / "bin/tool"

    def test_a_missing_one_says_how_to_install_it(self, state, on_path, language) -> None:
        on_path()
        found = find(language, state)
        assert isinstance(found, Missing)
        assert str(found).startswith("tool is not installed; to install it: ")
        assert str(found).endswith("-m pip install --quiet --no-deps tool-bin==2.10")


class TestPackages:
    POLICY = "{0}:\n  Installed: (none)\n  Candidate: {1}\n  Version table:\n"

    @pytest.fixture
    def apt(self, monkeypatch):
        """A package manager with these candidates."""

        def offer(**candidates: str) -> None:
            def ask(command, env=None):
                package = command[-1]
                offered = candidates.get(package.replace("-", "_"))
                return offered and self.POLICY.format(package, offered)

            monkeypatch.setattr(packages, "ask", ask)
            monkeypatch.setattr(packages.shutil, "which", lambda name: f"/usr/bin/{name}")

        return offer

    @pytest.fixture
    def spec(self) -> ToolSpec:
        return replace(SPEC, minimum="1.75", packages=Packages(debian=("rustc extra", "rustc-web")))

    @pytest.mark.parametrize(
        ("rustc", "web", "chosen"),
        [
            ("1.63.0+dfsg1-2", "1.85.0+dfsg2-1~deb12u1", ("rustc-web",)),
            ("2:1.85.0+dfsg3-1", "1.90.0", ("rustc", "extra")),
            ("1.63.0+dfsg1-2", "(none)", ()),
            ("(none)", "1:1.70", ()),
        ],
    )
    def test_the_first_choice_that_is_new_enough(self, apt, spec, rustc, web, chosen) -> None:
        apt(rustc=rustc, rustc_web=web)
        assert packages.choose_debian(spec) == chosen

    def test_the_advice_names_it(self, apt, spec, monkeypatch) -> None:
        apt(rustc="1.63.0", rustc_web="1.85.0")
        monkeypatch.setattr(packages.os, "geteuid", lambda: 1000)
        assert packages.install_command(spec) == "sudo apt-get install rustc-web"

    def test_without_any_candidate_the_lists_are_fetched(self, apt, spec, monkeypatch) -> None:
        apt()
        monkeypatch.setattr(packages.os, "geteuid", lambda: 0)
        assert packages.install_command(spec) == "apt-get update"

    def test_no_package_manager_no_advice(self, spec, monkeypatch) -> None:
        monkeypatch.setattr(packages.shutil, "which", lambda name: None)
        assert packages.install_command(spec) == ""
        assert not packages.may_install()


class TestStage:
    def test_a_copy_that_everybody_can_read(self, tmp_path, state) -> None:
        root = tmp_path / "root"
        program = tool(root, "1.0")
        (root / "secret").write_text("only for the owner")
        (root / "secret").chmod(0o600)
        (root / "link").symlink_to("bin/tool")
        (root / "folder").symlink_to("bin")
        outside = tmp_path / "outside"
        outside.write_text("linked to")
        (root / "away").symlink_to(outside)
        (root / "broken").symlink_to("nowhere")
        (root / "share/doc").mkdir(parents=True)
        copy = staged(root, "1.0", ("share", "bin/*.bak"), state)
        assert (copy / "bin/tool").samefile(program)
        assert (copy / "link").readlink() == Path("bin/tool")
        assert (copy / "folder/tool").exists()
        assert (copy / "away").read_text() == "linked to"
        assert not (copy / "share").exists()
        assert stat.S_IMODE((copy / "secret").stat().st_mode) == 0o644
        assert stat.S_IMODE((root / "secret").stat().st_mode) == 0o600
        assert stat.S_IMODE(copy.stat().st_mode) == 0o755

    def test_it_is_made_once(self, tmp_path, state) -> None:
        root = tmp_path / "root"
        tool(root, "1.0")
        copy = staged(root, "1.0", (), state)
        (copy / "mark").touch()
        assert (staged(root, "1.0", (), state) / "mark").exists()
        assert staged(root, "1.1", (), state) != copy


class TestPrepare:
    def test_once_for_each_toolchain_and_source(self, tmp_path, state, language) -> None:
        (tmp_path / "make.sh").write_text('echo "$1 $PATH $WORD" >>"$2/made"')
        asks = Prepare(
            command=("sh", "{folder}/make.sh", "{prepared}", "{out}"),
            sources=("make.sh",),
            env={"WORD": "word"},
        )
        subject = replace(language, prepare=asks, folder=tmp_path)
        found = Toolchain("x", "1.0", Path("/x"), Path("/x"), "/opt/x", "/opt/x/bin/tool", ())
        (mount,) = prepared(subject, found, state)
        assert prepared(subject, found, state) == (mount,)
        made = Path(mount.source, "made")
        assert made.read_text() == f"{toolchain.PREPARED} {os.defpath} word\n"
        (tmp_path / "make.sh").write_text("true")
        assert prepared(subject, found, state) != (mount,)
        assert prepared(subject, replace(found, version="1.1"), state) != (mount,)

    def test_a_failure_is_ours_and_leaves_nothing(self, tmp_path, state, language) -> None:
        asks = Prepare(command=("sh", "-c", "echo half >{out}/half; echo why; exit 3"), sources=())
        found = Toolchain("x", "1.0", Path("/x"), Path("/x"), "/opt/x", "/opt/x/bin/tool", ())
        with pytest.raises(JudgeError, match=r"sh failed \(3\): why"):
            prepared(replace(language, prepare=asks), found, state)
        assert [path for path in (state / "prepared").iterdir() if path.is_dir()] == []


class TestState:
    def test_the_variable_wins(self, tmp_path, monkeypatch) -> None:
        monkeypatch.setenv(VARIABLE, str(tmp_path / "a/b"))
        assert state_folder() == tmp_path / "a/b"
        assert reachable(tmp_path) == reachable(tmp_path / "a/b")

    def test_a_folder_that_cannot_be_made_is_one_line(self, tmp_path, monkeypatch) -> None:
        (tmp_path / "file").touch()
        monkeypatch.setenv(VARIABLE, str(tmp_path / "file/below"))
        with pytest.raises(ConfigError, match=rf"cannot make the folder .*set {VARIABLE}"):
            state_folder()

    def test_others_reach_what_every_folder_above_lets_through(self, tmp_path) -> None:
        inner = tmp_path / "inner"
        inner.mkdir(mode=0o755)
        before = reachable(inner)
        inner.chmod(0o711)
        assert not reachable(inner)
        assert reachable(Path("/usr/bin"))
        assert before == all(parent.stat().st_mode & 0o001 for parent in inner.parents)

    def test_a_folder_is_made_whole_or_not_at_all(self, tmp_path) -> None:
        def fail(folder: Path) -> None:
            (folder / "half").touch()
            raise OSError

        with pytest.raises(OSError):  # noqa: PT011 - the one raised above
            made_once(tmp_path / "made", fail)
        assert not (tmp_path / "made").exists()
        made_once(tmp_path / "made", lambda folder: (folder / "whole").touch())
        assert (tmp_path / "made/whole").exists()
        assert {path.name for path in tmp_path.iterdir()} == {"made", ".made.lock"}

    def test_what_a_killed_process_left_is_cleared_away(self, tmp_path) -> None:
        (tmp_path / ".made.abc").mkdir()
        (tmp_path / ".made.abc/half").touch()
        made_once(tmp_path / "made", lambda folder: None)
        assert {path.name for path in tmp_path.iterdir()} == {"made", ".made.lock"}

    def test_a_file_is_replaced_in_one_step(self, tmp_path) -> None:
        write_whole(tmp_path / "a/file", b"one")
        write_whole(tmp_path / "a/file", b"two")
        assert [path.read_bytes() for path in (tmp_path / "a").iterdir()] == [b"two"]

    def test_a_device_or_a_pipe_is_not_replaced_by_a_file(self, tmp_path) -> None:
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        with pytest.raises(OSError, match="no regular file"):
            write_whole(pipe, b"text")
        assert pipe.is_fifo()

    def test_a_lock_is_held_and_freed(self, tmp_path) -> None:
        import fcntl

        def free() -> bool:
            with (tmp_path / "lock").open("a") as file:
                try:
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    return False
                return True

        with locked(tmp_path / "lock"):
            assert not free()
        assert free()
