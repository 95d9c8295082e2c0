# The whole house from one place. Needs: python3 (3.11+) with venv, Node 20.19+ with npm, make, git.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
MAKEFLAGS += --no-builtin-rules

PYTHON ?= python3
PORT ?= 8000
# All addresses of this machine, so that a friend on another device in the same network can join.
HOST ?= 0.0.0.0
BIN := .venv/bin
UV := $(BIN)/uv
DIST ?= dist
SITE := src/castlewright/server/site
COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate $(LOCK_FLAGS)

# Everything the client is made of: its own sources, and the texts it shares with Python.
WEB_SOURCES := $(shell find web/src web/public -type f 2>/dev/null) \
	$(shell find src/castlewright/texts src/castlewright/games -type f \( -name '*.ftl' -o -name '*.md' \) 2>/dev/null) \
	$(wildcard web/*.html web/*.ts web/*.js web/*.json)

.PHONY: help
help: ## show this help
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# -- environments ------------------------------------------------------------------------------------------

# Two steps share one environment: `play` needs only the runtime lock, everything else the development lock.
# Both pin the same versions, so either may come first and neither undoes the other.

.venv/.uv: requirements-uv.txt
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Castlewright needs Python 3.11 or newer")'
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-uv.txt
	touch $@

.venv/.package: .venv/.uv requirements.txt pyproject.toml
	$(UV) pip install --quiet --require-hashes -r requirements.txt
	$(UV) pip install --quiet --no-deps -e .
	touch $@

.venv/.dev: .venv/.uv requirements-dev.txt pyproject.toml
	$(UV) pip sync --quiet --require-hashes requirements-dev.txt
	$(UV) pip install --quiet --no-deps -e .
	touch $@ .venv/.package

.venv-bench/.done: .venv/.uv requirements-bench.txt requirements.txt pyproject.toml
	test -x .venv-bench/bin/python || $(PYTHON) -m venv .venv-bench
	$(UV) pip install --quiet --python .venv-bench/bin/python --require-hashes -r requirements-bench.txt
	$(UV) pip install --quiet --python .venv-bench/bin/python --require-hashes -r requirements.txt
	$(UV) pip install --quiet --python .venv-bench/bin/python --no-deps -e .
	touch $@

web/node_modules/.done: web/package.json web/package-lock.json web/.npmrc
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

.PHONY: setup
setup: .venv/.dev web/node_modules/.done ## install what development needs: Python and npm packages

.PHONY: test-tools
test-tools: ## install what the tests drive: Chromium, nginx, PostgreSQL (Debian, Ubuntu)
	tools/install-test-tools

# -- product -----------------------------------------------------------------------------------------------

$(SITE)/index.html: web/node_modules/.done $(WEB_SOURCES)
	cd web && npx vite build --logLevel warn
	touch $@

.PHONY: build-web
build-web: $(SITE)/index.html ## build the web client into the Python package

.PHONY: play
play: .venv/.package build-web ## build the client and serve the games (PORT=8000)
	$(BIN)/castlewright serve --host $(HOST) --port $(PORT)

.PHONY: wheel
wheel: .venv/.package build-web ## build dist/castlewright-*.whl with the client inside
	$(UV) build --quiet --wheel --out-dir $(DIST)
	ls $(DIST)/*.whl

# -- checks ------------------------------------------------------------------------------------------------

.PHONY: lint
lint: .venv/.dev ## lint, formatting, types and floors of the Python code
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

.PHONY: lint-web
lint-web: web/node_modules/.done ## lint, formatting, types and unit tests of the web client
	cd web && npm run --silent check

.PHONY: test
test: setup test-tools build-web ## everything: lint, types, floors, client, all tests, coverage
	$(MAKE) --no-print-directory --jobs --output-sync lint lint-web
	$(BIN)/python -m pytest -n auto --maxschedchunk=1 --cov --cov-report=term:skip-covered

.PHONY: test-fast
test-fast: lint ## Python lint, types, floors and the quick tests
	CASTLEWRIGHT_EFFORT=0.1 $(BIN)/python -m pytest -n auto -m "not slow and not browser"

.PHONY: fmt
fmt: setup ## format everything
	$(BIN)/ruff check --fix-only --exit-zero
	$(BIN)/ruff format
	cd web && npm run --silent format

# -- generated files ---------------------------------------------------------------------------------------

.PHONY: lock
lock: .venv/.uv ## pin all dependencies anew (LOCK_FLAGS=--upgrade for the newest versions)
	$(COMPILE) --group bench -o requirements-bench.txt
	$(COMPILE) pyproject.toml -o requirements.txt
	$(COMPILE) pyproject.toml --group dev -c requirements.txt -o requirements-dev.txt
	grep -E '^uv==' -A 100 requirements-dev.txt | awk 'NR > 1 && /^[^ ]/ { exit } { print }' > requirements-uv.txt
	cd web && npm install --package-lock-only --no-audit --no-fund

.PHONY: picture
picture: setup test-tools build-web ## take the README's picture anew
	CASTLEWRIGHT_KEEP_PICTURE=1 $(BIN)/python -m pytest -q tests/browser -k picture_of_the_readme

.PHONY: reference
reference: .venv/.dev ## write docs/reference.md and the schemas from the code
	$(BIN)/python tools/reference
	$(BIN)/python -m castlewright.cli.formats docs/schemas

.PHONY: wire
wire: setup ## generate the client's types of the wire messages from the server's schema
	$(BIN)/python -m castlewright.server.schema > web/src/lib/wire.schema.json
	cd web && npm run --silent wire

# -- measures ----------------------------------------------------------------------------------------------

.PHONY: bench
bench: .venv-bench/.done ## measure speed, side by side with Catanatron and OpenSpiel
	.venv-bench/bin/castlewright bench
	.venv-bench/bin/python bench/peers.py
	.venv-bench/bin/python bench/adapters.py
