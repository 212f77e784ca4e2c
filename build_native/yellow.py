"""Finds lines of compiled rules that still go through Python.

An unannotated list, a generator expression or a misspelt type would be correct and twenty
times slower; here is where that is noticed. Free are `__init__`, functions whose signature
has no C type, the making of an object, what is raised, and a line whose comment says
`# Python: ` and why.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

CODE = re.compile(r"<pre class='cython code score-\d+ [^']*'>(.*?)</pre>", re.DOTALL)
LINE = re.compile(r'<pre class="cython line score-\d+"[^>]*>.*?</pre>\n', re.DOTALL)
CALL = re.compile(r"<span class='(?:py_c_api|pyx_c_api|py_macro_api|pyx_macro_api)'>(\w+)<")
HARMLESS = re.compile(
    r"_*(Py|PYX)x?_(X?(INC|DEC|GOT|GIVE)REF(_SET)?|CLEAR|TypeTest|ERR|UNREACHABLE"
    r"|WriteUnraisable|AddTraceback|Raise|TypeCheck)$|PyErr_\w+$"
    r"|__Pyx_(div|mod|DIV|MOD|UNARY_NEG)\w*$"
)


def calls_by_line(page: str) -> list[list[str]]:
    """What Python is asked for on each line, from Cython's annotated page."""
    starts = [match.end() for match in LINE.finditer(page)]
    calls = []
    for start in starts:
        code = CODE.match(page, start)
        found = CALL.findall(code[1]) if code else []
        calls.append([name for name in found if not HARMLESS.match(name)])
    return calls


def in_c(twin: Path) -> Iterator[ast.FunctionDef]:
    """The functions that were given a C signature."""
    declared = set(re.findall(r"(?:cp?def) [^(]*?(\w+)\(", twin.with_suffix(".pxd").read_text()))
    for node in ast.walk(ast.parse(twin.read_text("utf-8"))):
        if not isinstance(node, ast.FunctionDef) or node.name not in declared:
            continue
        if "NotImplementedError" not in ast.unparse(node):
            yield node


def yellow_lines(twin: Path) -> Iterator[str]:
    text = twin.read_text("utf-8")
    lines = text.splitlines()
    calls = calls_by_line(twin.with_suffix(".html").read_text("utf-8"))
    if len(calls) != len(lines):
        raise ValueError(f"{twin}: the annotated page is not of this build")
    classes = [n.name for n in ast.parse(text).body if isinstance(n, ast.ClassDef)]
    made = "|".join(rf"\b{name}(?:\.__new__)?\(" for name in classes)
    free = re.compile("|".join(filter(None, [made, r"^\s*raise\b", r"# Python: \w"])))
    for function in in_c(twin):
        for row in range(function.body[0].lineno - 1, function.end_lineno or 0):
            line = lines[row]
            if calls[row] and not free.search(line):
                asked = ", ".join(sorted(set(calls[row])))
                yield f"{twin.parent.name}.{function.name}: {line.strip()}  [{asked}]"
