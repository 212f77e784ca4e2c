"""Compiles the hot ring from the very files that Python runs.

`annotations` reads C types off annotations, `unit` writes what Cython needs for a package,
`checked` adds the debug build's checks, `yellow` looks for lines that still go through
Python, and `command` is setup.py's build_ext. None of them knows a game.
"""
