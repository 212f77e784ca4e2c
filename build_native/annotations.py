"""The C type that an annotation means.

Space = NewType("Space", int)         a C int; Space(x) is a cast and costs nothing
Spaces = Bits[Space]                  128 bits without sign
EMPTY: Final = Tile(0)                a C constant; a tuple of ints is a C table
tile: Annotated[list[Tile], SPACES]   a C array inside the object
row: Annotated[list[int], SEATS]      as a parameter: a pointer to such an array
ear: Ear | None                       a reference, which may be None
data: dict[str, Any]                  a Python object, as is all that is not named here
"""

import ast
from dataclasses import dataclass, field

PLACES = "Places"  # a set: see core/bits.pxd
WORD = "unsigned long long"
OF_BITS = ("Answers", "Figures", "Marks")  # C++ classes; as parameters they are references
C_TYPES = {"int": "int", "bool": "bint", "float": "double", "Word": WORD} | {
    name: name for name in OF_BITS
}
CASTS = {PLACES: "places_t"}  # what C calls it, where that differs


def called(expression: ast.expr | None) -> str:
    """The plain name of what is called, or nothing."""
    match expression:
        case ast.Call(func=ast.Name(name)):
            return name
    return ""


@dataclass
class Vocabulary:
    """What names mean: C types, and the values and C types of constants."""

    types: dict[str, str] = field(default_factory=lambda: dict(C_TYPES))
    values: dict[str, object] = field(default_factory=lambda: {"only": lambda n: 1 << n})
    kinds: dict[str, str] = field(default_factory=dict)  # of constants

    def learn(self, other: "Vocabulary") -> None:
        self.types |= other.types
        self.values |= other.values
        self.kinds |= other.kinds

    def c_type(self, note: ast.expr | None) -> str | None:
        """None for what stays a Python object."""
        match note:
            case ast.Constant(None):
                return "void"
            case ast.Constant(str(quoted)):
                return self.c_type(ast.parse(quoted, mode="eval").body)
            case ast.BinOp(left=kind, op=ast.BitOr(), right=ast.Constant(None)):
                return self.c_type(kind)
            case ast.Subscript(value=ast.Name("Bits")):
                return PLACES
            case ast.Name(name):
                return self.types.get(name)
        return None

    def array(self, note: ast.expr | None) -> tuple[str, int] | None:
        """Type of the members and length, of `Annotated[list[Tile], SPACES]`."""
        match note:
            case ast.Subscript(
                value=ast.Name("Annotated"),
                slice=ast.Tuple([ast.Subscript(value=ast.Name("list"), slice=member), length]),
            ):
                number = self.value(length)
                if not isinstance(number, int):
                    raise ValueError(f"{ast.unparse(note)}: the length is not a constant")
                return self.c_type(member) or "object", number
        return None

    def parameter(self, note: ast.expr | None) -> str | None:
        if array := self.array(note):
            return f"{array[0]} *"
        kind = self.c_type(note)
        return f"{kind} &" if kind in OF_BITS else kind

    def value(self, expression: ast.expr) -> object | None:
        """What a constant expression comes to; None for what is made of Python objects."""
        try:
            result: object = eval(ast.unparse(expression), dict(self.values))
        except NameError:
            return None
        return result

    def kind(self, expression: ast.expr, number: int | float) -> str:
        """The C type of a constant: its surname's, a set's if made of sets, or what fits."""
        if surname := self.types.get(called(expression)):
            return surname
        names = {node.id for node in ast.walk(expression) if isinstance(node, ast.Name)}
        if any(PLACES in (self.types.get(name), self.kinds.get(name)) for name in names):
            return PLACES
        if isinstance(number, float):
            return "double"
        return WORD if abs(number) >> 31 else "int"


def in_c(kind: str, number: int | float) -> str:
    """A number as C writes it."""
    if kind == PLACES:
        high, low = divmod(int(number), 1 << 64)
        return f"((places_t){high}ULL << 64 | {low}ULL)"
    if kind == "double":
        return repr(float(number))
    return f"{int(number)}ULL" if kind == WORD else str(int(number))
