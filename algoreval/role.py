"""What each scalar of a signature stands for: its role, as `roles` in task.yaml states it.

A role is given to a parameter, to `returns` (the result) or to a field of a struct, and holds for
every scalar inside. A struct's own roles, stated once, serve wherever its place has none.
"""

from collections.abc import Iterator, Mapping

from algoreval.errors import ConfigError
from algoreval.registry import did_you_mean
from algoreval.types import Type

ROLES: Mapping[str, tuple[str, ...]] = {
    "vertex": ("index",),  # names a vertex of the graph
    "position": ("index",),  # a place in a list or a text, or the number of any other thing
    "count": ("index",),  # how many there are
    "weight": ("int", "long", "float"),  # what edges or items carry (costs, capacities), and sums
    "value": ("int", "long", "float", "bool", "str"),  # any other content
}
"""The roles, and the scalar types that each may stand on."""

Roles = Mapping[str, str | Mapping[str, str]]
"""As written: parameter, `returns` or struct.field (nested) -> role."""


def places(name: str, type_: Type) -> Iterator[tuple[str, Type]]:
    """Every scalar that a parameter reaches, with its place.

    >>> from algoreval.types import parse
    >>> [place for place, _ in places("edges", parse("list[E]", {"E": {"u": "index"}}))]
    ['edges.u']
    """
    return ((place, scalar) for place, scalar, _ in _walk(name, type_, "", {}))


def roles_at_places(signature: Mapping[str, Type], given: Roles) -> dict[str, str]:
    """Place -> role, for each place that has one: "n", "edges.u", "returns".

    Raises ConfigError for a name that the signature lacks and for a role on a wrong type.
    """
    _check_names(signature, given)
    found = {}
    for name, type_ in signature.items():
        word = given.get(name, "")
        for place, scalar, role in _walk(name, type_, word if isinstance(word, str) else "", given):
            if role and scalar.kind not in ROLES[role]:
                raise ConfigError(f"roles: {place} is of type {scalar}, which is never a {role}")
            if role:
                found[place] = role
    return found


def _walk(place: str, type_: Type, role: str, given: Roles) -> Iterator[tuple[str, Type, str]]:
    if type_.kind == "struct":
        own = given.get(type_.name, {})
        for field, inner in type_.members:
            word = role or (own.get(field, "") if isinstance(own, Mapping) else own)
            yield from _walk(f"{place}.{field}", inner, word, given)
    elif type_.args:
        yield from _walk(place, type_.element, role, given)
    else:
        yield place, type_, role


def _check_names(signature: Mapping[str, Type], given: Roles) -> None:
    structs = {struct.name: struct for type_ in signature.values() for struct in type_.structs()}
    for name, word in given.items():
        fields = word if isinstance(word, Mapping) else {}
        if name not in signature and name not in structs:
            known = did_you_mean(name, [*signature, *structs])
            raise ConfigError(
                f"roles: no parameter or struct of this task is named {name!r}{known}"
            )
        for field in fields:
            if name not in structs or field not in structs[name].fields:
                raise ConfigError(f"roles: {name} has no field {field!r}")
        for role in fields.values() if fields else [word]:
            if role not in ROLES:
                raise ConfigError(
                    f"roles: {name}: unknown role {role!r}; known: {', '.join(ROLES)}"
                )
