"""The C types of local variables, where Cython would not infer them well.

It infers nearly all, but takes the outcome of a comparison for a Python object. What a
variable's own annotation says comes first.
"""

import ast
from collections import Counter

from build_native.annotations import Vocabulary


def typed_locals(function: ast.FunctionDef, words: Vocabulary) -> dict[str, str]:
    return dict.fromkeys(sorted(truths(function)), "bint") | {
        node.target.id: words.c_type(node.annotation) or "object"
        for node in ast.walk(function)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def truths(function: ast.FunctionDef) -> set[str]:
    """Variables that are only ever given the outcome of a comparison."""
    stored: Counter[str] = Counter()
    given_a_truth: Counter[str] = Counter()
    for node in ast.walk(function):
        match node:
            case ast.Name(name, ctx=ast.Store()):
                stored[name] += 1
            case ast.Assign(targets=[ast.Name(name)], value=value) if is_truth(value):
                given_a_truth[name] += 1
    arguments = {arg.arg for arg in function.args.args}
    return {name for name, times in given_a_truth.items() if times == stored[name]} - arguments


def is_truth(value: ast.expr) -> bool:
    match value:
        case ast.Compare() | ast.UnaryOp(op=ast.Not()) | ast.Constant(bool()):
            return True
        case ast.BoolOp(values=values):
            return all(is_truth(value) for value in values)
    return False
