# Everything is done from here; `make help` is the manual.

SHELL := /bin/bash
PY := .venv/bin/python
JOBS ?= auto
PYTEST := $(PY) -m pytest -q -p build_native.expected -n $(JOBS) --dist loadgroup
IS_COMPILED := $(PY) -c 'from palaver.core.native import build; assert build().name == "compiled"'
BUILD := $(PY) setup.py -q build_ext
DEBUG := build/debug

.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help play test check web generated browser set-up compile must-compile debug lint types pure compiled laws \
	debug-laws fuzz goldens goldens-accept bench bench-server bench-peers ladder clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-16s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: compile web ## set up and play AFRICA at this terminal; `palaver serve` is ready too
	@exec .venv/bin/palaver play africa

test: lint types pure compiled debug-laws goldens browser ## set up and run everything there is
	@echo "== all is well"

check: lint types ## the quick part of `make test`, for every change
	@echo "== quick tests"
	@$(PYTEST) -m "not slow"

# --- Building ---------------------------------------------------------------

set-up:
	@.ci/set-up

compile: set-up ## compile the hot ring if it was edited; without a compiler it stays plain Python
	@$(IS_COMPILED) 2>/dev/null || $(BUILD) --inplace

must-compile: set-up
	@echo "== compiling"
	@$(IS_COMPILED) 2>/dev/null || PALAVER_MUST_COMPILE=1 $(BUILD) --inplace

debug: set-up ## compile a copy in build/debug that checks every index
	@echo "== compiling for debugging"
	@PALAVER_DEBUG=1 $(BUILD)

web: ## build the web client into the package if it was edited
	@.ci/web

generated: set-up ## write what the web client takes from Python: types and first games
	@$(PY) -m palaver.server.generate web/src/generated/types.ts
	@$(PY) -m palaver.server.lessons web/lessons web/src/generated/lessons

# --- Testing ----------------------------------------------------------------

lint: set-up ## ruff: rules and layout
	@echo "== lint"
	@$(PY) -m ruff check -q .
	@$(PY) -m ruff format -q --check .

types: set-up ## mypy --strict
	@echo "== types"
	@$(PY) -m mypy

pure: set-up ## the tests on plain Python
	@echo "== tests on plain Python"
	@PALAVER_PURE=1 PALAVER_BUILD=pure $(PYTEST) --ignore tests/native

compiled: must-compile ## the same tests compiled, and those of the build itself
	@echo "== tests on the compiled build"
	@PALAVER_BUILD=compiled $(PYTEST)

laws: compile ## the laws of the contract and of every room
	@$(PYTEST) tests/contract $(wildcard src/palaver/games/*/tests/test_laws.py)

debug-laws: debug ## the same laws where no wrong index and no exception can hide
	@echo "== laws on the debug build"
	@PYTHONPATH=$(DEBUG) PALAVER_BUILD=debug $(PYTEST) tests/contract \
		$$(ls $(DEBUG)/palaver/games/*/tests/test_laws.py)

fuzz: debug ## random games on the debug build for MINUTES=60; what fails is kept in build/fuzz
	@PYTHONPATH=$(DEBUG) $(PY) tests/native/fuzz.py --minutes $(or $(MINUTES),60)

browser: compile ## the web client: types, texts, and whole games in a real browser
	@echo "== web client"
	@.ci/web browser
	@cd web && npm run --silent check && npm run --silent test && npm run --silent browser

goldens: compile ## replay the playthroughs and compare
	@$(PY) tests/goldens.py

goldens-accept: compile ## rewrite the playthroughs; the commit says why each moved
	@$(PY) tests/goldens.py --accept

# --- Measuring and tidying --------------------------------------------------

bench: must-compile ## plain Python, compiled and Catanatron side by side, in one run
	@$(PY) -m bench

bench-server: must-compile ## a thousand tables with four sockets each, bots answering over the network
	@ulimit -n 16384 && $(PY) -m bench.server

bench-peers: must-compile ## random play beside OpenSpiel, PettingZoo and Catanatron, in one run
	@$(PY) -m bench.peers

ladder: must-compile ## the tournaments of docs/ladder.md again, with WORKERS=2
	@$(PY) -m bench.ladder --workers $(or $(WORKERS),2)

clean: ## remove all that was built, but not .venv
	@rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	@find src tests bench build_native -name __pycache__ -prune -exec rm -rf {} +
	@find src \( -name '_native*.so' -o -name _native.seal \) -delete
