"""Every refusal that the source can raise and every fault of a pack it can name, by reading it."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import moonlit

SOURCE = Path(moonlit.__file__).parent
ROOT_ERROR = "TableError"
FAULT = "Fault"


@dataclass(frozen=True, order=True)
class Refusal:
    error: str
    code: str
    facts: tuple[str, ...]
    place: str


@cache
def modules() -> dict[str, ast.Module]:
    paths = sorted(SOURCE.rglob("*.py"))
    return {str(path.relative_to(SOURCE)): ast.parse(path.read_text("utf-8")) for path in paths}


@cache
def calls() -> list[tuple[str, ast.Module, str, ast.Call]]:
    """Every call by a plain name: where it stands, and what is called."""
    return [
        (place, module, node.func.id, node)
        for place, module in modules().items()
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]


@cache
def error_names() -> frozenset[str]:
    """TableError and every class under it."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for module in modules().values()
        for node in ast.walk(module)
        if isinstance(node, ast.ClassDef)
    }
    known, found = set[str](), {ROOT_ERROR}
    while found - known:
        known |= found
        found = {name for name, above in bases.items() if known & above}
    return frozenset(known)


def refusals() -> list[Refusal]:
    return _calls(error_names())


def faults() -> list[Refusal]:
    return _calls(frozenset({FAULT}))


def _calls(names: frozenset[str]) -> list[Refusal]:
    found = set()
    for place, module, name, call in calls():
        if name in names and call.args:
            facts = tuple(word.arg for word in call.keywords if word.arg not in (None, "clause"))
            for code in codes(call.args[0], module):
                found.add(Refusal(name, code, tuple(str(fact) for fact in facts), place))
    return sorted(found)


def codes(argument: ast.expr, module: ast.Module) -> Iterator[str]:
    """The codes an argument may stand for; a name may hold what a `refusal_…` function returns."""
    match argument:
        case ast.Constant(value=str(code)):
            yield code
        case ast.IfExp(body=body, orelse=other):
            yield from codes(body, module)
            yield from codes(other, module)
        case ast.Name(id=name):
            yield from _returned(name, module)
        case _:
            raise AssertionError(f"cannot read the code {ast.unparse(argument)}")


def _returned(name: str, module: ast.Module) -> Iterator[str]:
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef) and function.name.startswith(name):
            for node in ast.walk(function):
                if isinstance(node, ast.Return) and node.value is not None:
                    yield from (code for code in codes(node.value, module) if code)
