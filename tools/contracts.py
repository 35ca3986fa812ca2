"""The import contract that import-linter lacks: a room without third-party packages."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class ThirdPartyContract(Contract):
    """Modules in `rooms` import the standard library, Moonlit and `allowed`, nothing else."""

    type_name = "third_party"

    rooms = fields.SetField(subfield=fields.StringField())
    allowed = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        known = {*sys.stdlib_module_names, "moonlit", *_texts(self.allowed)}
        rooms = _texts(self.rooms)
        foreign = [
            f"{module} -> {imported}"
            for module in sorted(graph.modules)
            if any(module == room or module.startswith(f"{room}.") for room in rooms)
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported.partition(".")[0] not in known
        ]
        return ContractCheck(kept=not foreign, metadata={"foreign": foreign})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["foreign"]:
            output.print_error(f"- {line}", bold=False)
        output.new_line()


def _texts(value: object) -> set[str]:
    """A field declared on a contract holds its parsed value once the contract is made."""
    assert isinstance(value, set)
    return {str(item) for item in value}
