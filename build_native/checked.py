"""For the debug build: every index into a C array is looked at before it is used.

`pos.tile[space]` becomes `pos.tile[checked_index(space, 101)]`, with the length written
as the compiler knows it, and a wrong index is an IndexError on its line. Python itself would
take -1 for the last, and the compiled build would read or write whatever lies there.
"""

import ast
from collections.abc import Iterable, Iterator

from build_native.annotations import Vocabulary
from build_native.rewriting import Edit, around, rewritten


class Checks:
    """Knows which names mean C arrays."""

    def __init__(self, words: Vocabulary, trees: Iterable[ast.Module], fields: set[str]) -> None:
        self.words = words
        self.fields = fields | {
            item.target.id
            for tree in trees
            for node in tree.body
            if isinstance(node, ast.ClassDef)
            for item in node.body
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
            if words.array(item.annotation)
        }

    def page(self, text: str) -> str:
        functions = [n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.FunctionDef)]
        edits = [edit for function in functions for edit in self.edits(function)]
        return "\n".join(rewritten(text.split("\n"), edits))

    def edits(self, function: ast.FunctionDef) -> Iterator[Edit]:
        rows = self.rows(function)
        for node in ast.walk(function):
            if not isinstance(node, ast.Subscript) or isinstance(node.slice, ast.Slice):
                continue
            if length := self.length(node.value, rows):
                yield from around(node.slice, "checked_index(", f", {length})")

    def rows(self, function: ast.FunctionDef) -> dict[str, str]:
        """The lengths of arrays that this function knows by a name of its own."""
        rows: dict[str, str] = {}
        for arg in function.args.args:
            if array := self.words.array(arg.annotation):
                rows[arg.arg] = str(array[1])
        for node in ast.walk(function):
            match node:
                case ast.Assign(targets=[ast.Name(name)], value=ast.Attribute() as whole):
                    length = self.length(whole, {})
                    if length and rows.setdefault(name, length) != length:
                        raise ValueError(f"{function.name}: {name} stands for two arrays")
        return rows

    def length(self, array: ast.expr, rows: dict[str, str]) -> str | None:
        match array:
            case ast.Attribute(attr=name) if name in self.fields:
                said = ast.unparse(array)
                return f"cython.sizeof({said}) // cython.sizeof({said}[0])"
            case ast.Name(name):
                table = self.words.values.get(name)
                return rows.get(name) or (str(len(table)) if isinstance(table, tuple) else None)
        return None
