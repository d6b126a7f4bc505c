"""Every scalar of every task says what it stands for, and its type agrees."""

from collections.abc import Iterator

import pytest

from algoreval.errors import ConfigError
from algoreval.registry import ROOT
from algoreval.role import ROLES, places, roles_at_places
from algoreval.task import folders, load_task, read_task
from algoreval.types import Type, parse

STRUCTS = {"Pair": {"u": "index", "v": "index"}, "Tree": {"root": "index", "arcs": "list[Pair]"}}
SIGNATURE = {
    "n": parse("index"),
    "weights": parse("matrix[int]"),
    "arcs": parse("list[Pair]", STRUCTS),
}
PAIR = {"Pair": {"u": "vertex", "v": "vertex"}}


def signature(task: str) -> Iterator[tuple[str, Type]]:
    found = load_task(task)
    for params in found.params.values():
        yield from params
    yield "returns", found.returns


def scalars(task: str) -> dict[str, str]:
    """Place -> type of every scalar of a task."""
    named = signature(task)
    return {place: scalar.kind for name, type_ in named for place, scalar in places(name, type_)}


@pytest.mark.parametrize("task", folders())
def test_every_scalar_of_a_task_has_a_role(task: str) -> None:
    missing = sorted(scalars(task).keys() - load_task(task).roles.keys())
    assert not missing, f"{task}: state under `roles` in task.yaml what these are: {missing}"


@pytest.mark.parametrize("task", folders())
def test_roles_agree_with_types(task: str) -> None:
    for place, kind in scalars(task).items():
        role = load_task(task).roles[place]
        assert (kind == "index") == (role in ("vertex", "position", "count")), place
        assert role != "weight" or kind in ("int", "long", "float"), place


@pytest.mark.parametrize("task", folders())
def test_only_graphs_have_vertices_and_all_of_them_do(task: str) -> None:
    # Clauses are a graph too, of literals, but nobody hands over its vertices.
    has_vertices = "vertex" in load_task(task).roles.values()
    assert has_vertices == (load_task(task).graph is not None and task != "two_sat")


@pytest.mark.parametrize("task", folders())
def test_weights_are_in_weighted_graphs(task: str) -> None:
    found = load_task(task)
    if found.graph:
        assert found.graph.weighted == ("weight" in found.roles.values())


@pytest.mark.parametrize("task", folders())
def test_a_parameter_has_one_type_in_all_representations(task: str) -> None:
    seen: dict[str, str] = {}
    for name, type_ in signature(task):
        for place, scalar in places(name, type_):
            assert seen.setdefault(place, scalar.kind) == scalar.kind, f"{task}: {place}"


def test_the_template_states_its_roles() -> None:
    assert set(read_task(ROOT / "tasks" / "_template").roles) == {"values", "target", "returns"}


def test_a_struct_states_the_roles_of_its_fields() -> None:
    given = {"n": "count", "weights": "weight", **PAIR}
    expected = {"n": "count", "weights": "weight", "arcs.u": "vertex", "arcs.v": "vertex"}
    assert roles_at_places(SIGNATURE, given) == expected


def test_the_place_of_a_struct_may_say_otherwise() -> None:
    tree = {"returns": parse("Tree", STRUCTS)}
    given = {**PAIR, "Tree": {"root": "vertex", "arcs": "position"}}
    assert roles_at_places(tree, given) == {
        "returns.root": "vertex", "returns.arcs.u": "position", "returns.arcs.v": "position",
    }  # fmt: skip
    assert roles_at_places(SIGNATURE, {**PAIR, "arcs": "position"})["arcs.u"] == "position"


def test_roles_may_be_missing() -> None:
    assert roles_at_places(SIGNATURE, {}) == {}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"m": "count"}, "no parameter or struct of this task is named 'm'"),
        ({"n": "number"}, "n: unknown role 'number'; known: vertex,"),
        ({"Pair": {"w": "weight"}}, "Pair has no field 'w'"),
        ({"n": {"u": "vertex"}}, "n has no field 'u'"),
        ({"n": "weight"}, "n is of type index, which is never a weight"),
        ({"n": "value"}, "n is of type index, which is never a value"),
        ({"weights": "count"}, "weights is of type int, which is never a count"),
        ({"Pair": {"u": "weight"}}, "arcs.u is of type index, which is never a weight"),
    ],
)
def test_wrong_roles_are_refused_in_one_line(given, message) -> None:
    with pytest.raises(ConfigError, match=r"^roles: [^\n]+$") as caught:
        roles_at_places(SIGNATURE, given)
    assert message in str(caught.value)


def test_every_scalar_type_can_have_a_role() -> None:
    assert {kind for kinds in ROLES.values() for kind in kinds} == {
        "int", "long", "index", "float", "bool", "str",
    }  # fmt: skip
