"""Writes what Cython needs to compile plain annotated Python at full speed.

A *unit* is a package's hot modules compiled together as one, so that the C compiler may
put any function of theirs inside any other. For each unit this makes, in a build folder:

- `_native.py`, the modules as they are, one after the other, with just those statements
  blanked that the other file says instead: imports within the house, surnames, constants;
- `_native.pxd`, the C types of everything, all of them read off the annotations:

    def f(pos: Position, x: Tile) -> int  a C function that Python can call too
    def g(row: Annotated[list[int], 5])   a C function for compiled callers alone
    SETTLE: Final = Settle()              a C global of that class
    class C                               a C struct with a table of methods; final if
                                          nothing inherits from it
"""

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from build_native.annotations import CASTS, PLACES, Vocabulary, called, in_c
from build_native.checked import Checks
from build_native.locals import typed_locals
from build_native.rewriting import Edit, instead_of, rewritten

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the .pxd has said it all
    "infer_types": True,  # so that locals need no annotation
    "boundscheck": True,  # of Python lists, which only cold code has; never of C arrays
    "wraparound": True,
    "cdivision": False,  # as Python divides
    "initializedcheck": False,
    "auto_pickle": False,
}
DEBUG_DIRECTIVES = DIRECTIVES | {"nonecheck": True, "initializedcheck": True}
CONSTANTS = 'cdef extern from *:\n    """\n{code}\n    """\n{names}\n'
SPEAKS_OF_SETS = "bits"  # the one module of the core with C of its own
CHECKED = "noexcept nogil  # checked"
CHECKED_INDEX = "    int checked_index(int, int) except +\n"


def bits_pxd(page: Path, debug: bool) -> str:
    """What sets and answers offer; in a debug build they complain of a wrong place."""
    text = page.read_text("utf-8")
    return text.replace(CHECKED, "except +") + CHECKED_INDEX if debug else text


def defined(tree: ast.Module) -> list[str]:
    """The names a module makes, as against those it imports."""
    names: list[str] = []
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                names.append(name)
            case ast.AnnAssign(target=ast.Name(name)) | ast.Assign(targets=[ast.Name(name)]):
                names.append(name)
    return names


def parents(pages: Iterable[Path]) -> frozenset[str]:
    """The classes that some class on these pages inherits from."""
    trees = [ast.parse(page.read_text("utf-8")) for page in pages]
    classes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    return frozenset(ast.unparse(base) for node in classes for base in node.bases)


def without_names(line: str) -> str:
    """What is declared, whatever its parameters are called."""
    return re.sub(r" \w+(=\*)?(?=[,)])", "", line)


def write_if_new(page: Path, text: str) -> None:
    """An unchanged page keeps its date, and Cython does not compile it again."""
    page.parent.mkdir(parents=True, exist_ok=True)
    if not page.exists() or page.read_text("utf-8") != text:
        page.write_text(text, "utf-8")


@dataclass
class Unit:
    """Modules to compile as one, each after those it imports."""

    package: str
    modules: tuple[str, ...]
    prelude: str  # what is C from the start, in the words of a .pxd
    parents: frozenset[str]  # classes that some class of the ring inherits from
    debug: bool = False
    base: "Unit | None" = None
    words: Vocabulary = field(default_factory=Vocabulary)
    classes: dict[str, ast.ClassDef] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)  # of C constants and casts
    code: list[str] = field(default_factory=list)  # their values, in C
    things: list[str] = field(default_factory=list)  # functions, classes, globals
    maths: list[str] = field(default_factory=list)  # functions of C that stand in for Python's
    exports: dict[str, str] = field(default_factory=dict)  # C names Python shall see
    members: dict[str, set[str]] = field(default_factory=dict)  # by class, inherited ones too
    functions: set[str] = field(default_factory=set)
    arrays: set[str] = field(default_factory=set)  # fields that are arrays, in a debug build

    def __post_init__(self) -> None:
        if self.base:
            self.words.learn(self.base.words)
            self.members |= self.base.members
            self.prelude = f"cimport cython\nfrom {self.base.package}._native cimport *\n"

    def write(self, source: Path, out: Path) -> None:
        """Both files, from the modules in one folder into another."""
        texts = {name: (source / f"{name}.py").read_text("utf-8") for name in self.modules}
        trees = {name: ast.parse(text) for name, text in texts.items()}
        self.refuse_double_names(trees)
        for tree in trees.values():
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    self.classes[node.name] = node
                    self.words.types[node.name] = node.name
        pages = [self.page(texts[name], trees[name]) for name in self.modules]
        if self.debug:
            checks = Checks(self.words, trees.values(), self.base.arrays if self.base else set())
            pages = [checks.page(page) for page in pages]
            self.arrays = checks.fields
        exports = ", ".join(f"{name}={value}" for name, value in self.exports.items())
        pages.append(f"globals().update({exports})\n")
        write_if_new(out / "_native.py", "\n".join(["import cython", *pages]))
        write_if_new(out / "_native.pxd", self.declarations())

    def page(self, text: str, tree: ast.Module) -> str:
        """A module without the statements that the .pxd makes in its stead."""
        lines = text.split("\n")
        edits: list[Edit] = []
        for node in tree.body:
            if self.says(node):
                end = node.end_lineno or node.lineno
                lines[node.lineno - 1 : end] = [""] * (end - node.lineno + 1)
            else:
                edits += [*self.lengths_spelt_out(node), *self.locals_declared(node)]
        return "\n".join(rewritten(lines, edits))

    def declarations(self) -> str:
        names = "\n".join(f"    {name}" for name in self.names) or "    pass"
        constants = CONSTANTS.format(code="\n".join(self.code), names=names)
        maths = [f"from libc.math cimport {', '.join(self.maths)}"] if self.maths else []
        forward = [self.class_line(node) for node in self.classes.values()]
        return "\n".join([self.prelude, *maths, constants, *forward, *self.things]) + "\n"

    def refuse_double_names(self, trees: dict[str, ast.Module]) -> None:
        """The modules of a unit share one room, and what they lean on is in it too."""
        names = [name for tree in trees.values() for name in defined(tree)]
        twice = {name for name in names if names.count(name) > 1}
        if self.base:
            twice |= set(names) & {*self.base.words.types, *self.base.words.values}
            twice |= set(names) & self.base.functions
        if twice:
            raise ValueError(f"{self.package}: defined twice in the hot ring: {sorted(twice)}")
        self.functions = {
            node.name
            for tree in trees.values()
            for node in tree.body
            if isinstance(node, ast.FunctionDef)
        }

    # --- Statement by statement; true if the .pxd says it in the module's stead ---

    def says(self, node: ast.stmt) -> bool:
        match node:
            case ast.ImportFrom(module=str(module)):
                return self.is_at_hand(node, module)
            case ast.If(test=ast.Name("TYPE_CHECKING")):
                return True
            case ast.Assign(targets=[ast.Name(name)], value=value):
                return self.surname(name, value)
            case ast.AnnAssign(target=ast.Name(name), value=ast.expr() as value):
                return self.final(name, value)
            case ast.FunctionDef():
                self.things.append(self.function(node, ""))
            case ast.ClassDef():
                self.things += self.class_body(node)
        return False

    def is_at_hand(self, node: ast.ImportFrom, module: str) -> bool:
        """What a hot module imports from the house must be hot itself."""
        if module == "math":
            self.maths += [alias.name for alias in node.names if alias.name not in self.maths]
            return True
        house, *_ = self.package.split(".")
        if module.split(".", 1)[0] != house:
            return False
        if module not in self.hot_modules():
            raise ValueError(f"{self.package}: imports {module}, which is not hot")
        return True

    def hot_modules(self) -> set[str]:
        mine = {f"{self.package}.{name}" for name in (*self.modules, SPEAKS_OF_SETS)}
        return mine | (self.base.hot_modules() if self.base else set())

    def surname(self, name: str, value: ast.expr) -> bool:
        match value:
            case ast.Call(func=ast.Name("NewType"), args=[_, ast.Name(of)]):
                self.words.types.setdefault(name, self.words.types[of])
            case ast.Subscript(value=ast.Name("Bits")):
                self.words.types[name] = PLACES
            case _:
                return False
        kind = self.words.types[name]
        self.words.values[name] = int
        self.names.append(f'{kind} {name} "({CASTS.get(kind, kind)})"({kind}) noexcept nogil')
        return True

    def final(self, name: str, value: ast.expr) -> bool:
        """Numbers and tuples of numbers become C; all else stays as Python has it."""
        if called(value) in self.classes:
            self.things.append(f"cdef {called(value)} {name}")
            self.exports[name] = name
            return False
        result = self.words.value(value)
        numbers = result if isinstance(result, tuple) else (result,)
        if not numbers or not all(isinstance(number, int | float) for number in numbers):
            return False
        members = value.elts if isinstance(value, ast.Tuple) else [value] * len(numbers)
        found = {self.words.kind(m, n) for m, n in zip(members, numbers, strict=False)}
        kind = found.pop() if len(found) == 1 else self.words.kind(value, max(map(abs, numbers)))
        self.words.values[name] = result
        self.words.kinds[name] = kind
        size = f"[{len(numbers)}]" if isinstance(result, tuple) else ""
        listed = ", ".join(in_c(kind, number) for number in numbers)
        self.code.append(f"static const {CASTS.get(kind, kind)} k_{name}{size} = {{{listed}}};")
        self.names.append(f'const {kind} {name} "k_{name}"{size}')
        self.exports[name] = f"tuple({name})" if size else name
        return True

    def lengths_spelt_out(self, statement: ast.stmt) -> list[Edit]:
        """`[EMPTY] * SPACES` becomes `[EMPTY] * 101`: Cython wants to see the number."""
        edits: list[Edit] = []
        for node in ast.walk(statement):
            match node:
                case ast.BinOp(left=ast.List(), op=ast.Mult(), right=length):
                    number = self.words.value(length)
                    if isinstance(number, int):
                        edits += instead_of(length, str(number))
        return edits

    def locals_declared(self, statement: ast.stmt) -> list[Edit]:
        """A line above the function; said in the .pxd, an overriding method would not hear it."""
        edits = []
        for node in ast.walk(statement):
            if isinstance(node, ast.FunctionDef) and (types := typed_locals(node, self.words)):
                listed = ", ".join(f'{name}="{kind}"' for name, kind in types.items())
                line = f"@cython.locals({listed})\n" + " " * node.col_offset
                edits.append(Edit(node.lineno - 1, node.col_offset, node.col_offset, line))
        return edits

    # --- Functions and classes ---

    def function(self, node: ast.FunctionDef, indent: str) -> str:
        """Its declaration, or nothing for what stays a Python function."""
        args = node.args.args[bool(indent) :]
        kinds = [self.words.parameter(arg.annotation) for arg in args]
        result = self.words.c_type(node.returns)
        if node.name.startswith("__") or result is None or None in kinds:
            return ""
        word = "cdef" if any(kind[-1] in "&*" for kind in kinds if kind) else "cpdef"
        given = [""] * (len(args) - len(node.args.defaults)) + ["=*"] * len(node.args.defaults)
        listed = ["self"] if indent else []
        listed += [f"{k} {a.arg}{d}" for k, a, d in zip(kinds, args, given, strict=True)]
        head = f"{indent}{word} {result} {node.name}({', '.join(listed)})"
        return head + self.on_error(result)

    def on_error(self, result: str) -> str:
        """An object can be missing, and so tells of an error; a number cannot."""
        if result in self.members or result in self.classes:
            return ""
        return " except *" if self.debug else " noexcept"

    def class_line(self, node: ast.ClassDef) -> str:
        bases = ", ".join(ast.unparse(base) for base in node.bases)
        return f"cdef class {node.name}({bases})" if bases else f"cdef class {node.name}"

    def class_body(self, node: ast.ClassDef) -> list[str]:
        inherited = {line for b in node.bases for line in self.members[ast.unparse(b)]}
        lines = []
        for item in node.body:
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
                lines += self.field_line(item.target.id, item.annotation)
            elif isinstance(item, ast.FunctionDef):
                method = self.function(item, "    ")
                if method and without_names(method) not in inherited:  # Cython hears it but once
                    lines.append(method)
        self.members[node.name] = inherited | set(map(without_names, lines))
        final = [] if node.name in self.parents else ["@cython.final"]
        return [*final, f"{self.class_line(node)}:", *(lines or ["    pass"])]

    def field_line(self, name: str, note: ast.expr) -> list[str]:
        if isinstance(note, ast.Subscript) and ast.unparse(note.value) == "ClassVar":
            return []
        array = self.words.array(note)
        kind = array[0] if array else self.words.c_type(note) or "object"
        return [f"    cdef public {kind} {name}" + (f"[{array[1]}]" if array else "")]
