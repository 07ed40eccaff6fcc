# Lamplight. `make play` to play, `make help` for the rest.

HOST  ?= 127.0.0.1
PORT  ?= 8000
DATA  ?= data
JOBS  ?= 4
AGAIN ?= 0
ARGS  ?=

PYTHON ?= python3
export PYTHON
unexport PYTHONDONTWRITEBYTECODE # hundreds of processes of the tests would compile every module anew
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
PY    := .venv/bin/python
PHASE := tools/phase.sh
COMPILED := PYTHONPATH=$(CURDIR)/build/compiled

.PHONY: help play test fast steady again check format arena study bench campaign winrates strength compiled faster web types screens wheel sdist pins clean distclean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo "  variables: HOST=$(HOST) PORT=$(PORT) DATA=$(DATA) (play), ARGS (play, test, arena, study, bench), JOBS=$(JOBS) (test)"

play: .venv/.build ## install what is needed and serve on http://HOST:PORT
	@$(PY) tools/build_web.py
	@$(MAKE) faster
	@exec env $(COMPILED) $(PY) -m lamplight serve --host $(HOST) --port $(PORT) --data $(DATA) $(ARGS)

test: ## everything: checks, web tests, Python tests with a real browser (ARGS go to pytest)
	@rm -f build/phases-failed
	@$(PHASE) --live "Python packages" $(MAKE) .venv/.dev
	@red=0; $(MAKE) -k -j2 -Otarget built checked webtested || red=1; \
	$(MAKE) -s client >/dev/null || exit 1; \
	$(MAKE) -s rules >/dev/null 2>&1 || rm -rf build/compiled; \
	echo "== Python tests"; \
	AGAIN=$(AGAIN) $(COMPILED) $(PY) tools/gate.py -q -n $(JOBS) --dist loadfile --no-loadscope-reorder --durations=10 $(ARGS) || red=$$?; \
	exit $$red

fast: .venv/.dev ## after each commit: checks, unit tests and two looks at the browser, from a built state
	@rm -f build/phases-failed
	@red=0; $(MAKE) -k -j2 -Otarget rules checked webtested || red=1; \
	tools/browser.sh; \
	AGAIN=0 $(COMPILED) $(PY) tools/gate.py -q -n 2 --dist loadfile --no-loadscope-reorder --fast $(ARGS) || red=$$?; \
	exit $$red

steady: .venv/.dev rules ## are tests steady? ten times, on a busy machine, with slow pages: make steady ARGS="tests/browser/test_line.py"
	@tools/browser.sh
	@$(COMPILED) $(PY) tools/steady.py $(ARGS)

again: .venv/.dev ## one test once more with the same luck: make again TEST=tests/... SEED=0
	@$(COMPILED) $(PY) -m pytest -q -p no:cacheprovider --seed $(or $(SEED),0) '$(TEST)'

check: .venv/.dev ## formatting, lint, types of Python and web, direction of imports
	@$(MAKE) -k checked

# What `test` and `check` are made of; two at a time, what each says in one piece, and one that is red stops no other.
.PHONY: built checked webtested services client rules lint waits types-of-python shifts imports types-of-web
built: services rules
checked: lint waits types-of-python shifts imports types-of-web

services:
	@$(PHASE) "browser" tools/browser.sh
	@$(PHASE) "PostgreSQL" tools/postgres.sh
	@$(PHASE) "proxies" tools/proxies.sh

client:
	@$(PHASE) "web client" $(PY) tools/build_web.py

rules: client # which are laid beside a copy of the client
	@$(PHASE) "compiled modules" $(PY) tools/build_compiled.py

lint:
	@$(PHASE) "ruff format" $(PY) -m ruff format --check --quiet --diff .
	@$(PHASE) "ruff check" $(PY) -m ruff check --quiet .

waits:
	@$(PHASE) "fixed waits" $(PY) tools/lint_waits.py

types-of-python:
	@$(PHASE) "mypy" $(PY) -m mypy --no-error-summary src tests tools $(if $(wildcard bench/*.py),bench) setup.py

shifts:
	@$(PHASE) "shifts" $(PY) tools/lint_shift.py

imports:
	@$(PHASE) "imports" $(PY) -m pytest -q --no-header -p no:cacheprovider tests/test_imports.py

types-of-web: client
	@$(PHASE) "svelte-check" $(PY) tools/build_web.py npm run --silent check

webtested: client
	@$(PHASE) "web tests" $(PY) tools/build_web.py npm test --silent

format: .venv/.dev ## format Python and mend what ruff can mend
	@$(PY) -m ruff check --quiet --fix-only .
	@$(PY) -m ruff format --quiet .

arena: .venv/.lab faster ## which bot is better? make arena ARGS="rumble strong bluffer --games 100"
	@$(COMPILED) $(PY) -m lamplight arena $(ARGS)

study: .venv/.lab faster ## what changes a game? make study ARGS=studies/dunkelrunde-pace.toml
	@$(COMPILED) $(PY) -m lamplight study $(ARGS)

bench: .venv/.dev .venv/.bench compiled web ## speed, as ratios against peers
	@tools/browser.sh
	@$(COMPILED) $(PY) -m pytest -q --no-header -m bench tests/test_bench.py
	@$(COMPILED) $(PY) -m bench $(ARGS)

campaign: .venv/.dev client compiled ## the longer tests (tests/beyond.toml), then attacks and kills against real servers, with bounds, into docs/reliability.md (minutes; ARGS="kills=500", "--times 10")
	@tools/browser.sh
	@$(COMPILED) $(PY) tools/gate.py -q -n $(JOBS) --dist loadfile --no-loadscope-reorder -m campaign
	@$(COMPILED) $(PY) -m tests.load.campaign --write $(ARGS)

winrates: .venv/.dev compiled ## how often the companion wins The Dwarves, into docs/winrates.md
	@$(COMPILED) $(PY) -m bench.dwarves.winrates --write $(ARGS)

strength: .venv/.dev compiled ## how strong the bots are, into docs/strength.md (an hour or more; a second run goes on)
	@$(COMPILED) $(PY) -m bench.strength --write $(ARGS)

compiled: .venv/.build ## the rules and bots compiled by mypyc, into build/compiled/
	@$(PY) tools/build_compiled.py

faster: .venv/.build
	@$(PY) tools/build_compiled.py || { rm -rf build/compiled; echo "lamplight: playing uncompiled, which is slower"; }

web: .venv/.build ## the web client, into src/lamplight/server/static/
	@$(PY) tools/build_web.py

types: .venv/.build ## what the web client takes from Python: wire.ts from the messages and tableaus, cards.ts, samples; docs/settings.md
	@$(PY) -m lamplight.server.typescript
	@$(foreach one,$(wildcard tools/*/cards_ts.py),$(PY) $(one) && ) true
	@$(PY) tools/samples.py
	@$(PY) tools/settings_doc.py

screens: .venv/.dev web compiled ## pictures of the web client
	@tools/browser.sh
	@$(PY) tools/screens.py $(ARGS)

wheel: .venv/.build web compiled ## two wheels with the web client, compiled and pure, into dist/
	@rm -rf build/lib* build/bdist*
	@LAMPLIGHT_BUILT=$(CURDIR)/build/extensions $(PY) -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@rm -rf build/lib* build/bdist*
	@LAMPLIGHT_PURE=1 $(PY) -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@rm -rf build/lib* build/bdist*
	@ls dist/*.whl

sdist: .venv/.build web ## the source package with the web client, into dist/; pip makes a wheel of it for any Python
	@$(PY) -c "import sys; sys.path.insert(0, 'tools'); import build_backend; print('dist/' + build_backend.build_sdist('dist'))" | tail -1

pins: .venv/.dev .venv/.bench ## write constraints.txt from what is installed
	@$(PY) tools/pins.py

clean: ## remove what was built (keeps .venv and node_modules)
	@rm -rf build dist src/lamplight/server/static src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis htmlcov .coverage
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	@rm -f .venv/.build .venv/.dev .venv/.lab .venv/.bench

distclean: clean ## remove .venv and node_modules too
	@rm -rf .venv web/node_modules

# What `play` needs, and what the tests, the lab and the bench need on top.
.venv/.build: pyproject.toml constraints.txt tools/venv.sh
	@echo "lamplight: installing Python packages into .venv"
	@tools/venv.sh build
	@touch $@

.venv/.dev: .venv/.build
	@tools/venv.sh dev
	@touch $@

.venv/.lab: .venv/.build
	@tools/venv.sh lab
	@touch $@

.venv/.bench: .venv/.build
	@tools/venv.sh bench
	@touch $@
