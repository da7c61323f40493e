# The commands that matter: make site, make check while you work, make test before you push.

SWIFT ?= swift
OUTPUT ?= _site
SOURCES := Sources Tests Plugins Package.swift

RELEASE := $(shell Scripts/release-options)

.DEFAULT_GOAL := help
.PHONY: site check test build bench check-format check-table clean help bootstrap bootstrap-test

# One example has nothing but its class; the others have configurations. The debug build is that of the tests, takes a
# third of the time of a release build, and writes the same bytes.
## site: write _site from Content
site: bootstrap
	$(SWIFT) build --product cardproof
	@log="$(OUTPUT).log"; \
	"$$($(SWIFT) build --show-bin-path)/cardproof" build Content --run-controllers --output $(OUTPUT) 2>"$$log" \
	  || { cat "$$log"; exit 1; }; \
	rm -f "$$log"

## build: build a release binary
build: bootstrap
	$(SWIFT) build $(RELEASE) --product cardproof

## check: run the tests that take under a minute
check: bootstrap
	$(SWIFT) build --build-tests
	CARDPROOF_LANE=check Scripts/run-tests --skip '^CommandTests\.'

# Both lanes share one debug build, which optimizes a few modules: to optimize all takes longer than the tests gain.
## test: run all tests, and check the format
test: bootstrap-test check-table check-format
	$(SWIFT) build --build-tests
	Scripts/run-tests

## bench: measure the release binary against other tools and as its input grows
bench: bootstrap-test build
	$(SWIFT) build $(RELEASE) --product solve-scenes
	@tools="$$($(SWIFT) build -c release --show-bin-path)"; status=0; \
	  python3 Scripts/bench.py || status=1; \
	  python3 Scripts/bench-watch.py "$$tools/cardproof" || status=1; \
	  python3 Scripts/bench-run.py "$$tools/cardproof" || status=1; \
	  python3 Scripts/bench-scenes.py "$$tools/solve-scenes" || status=1; \
	  exit $$status

## check-format: check the format of all Swift files
check-format:
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

# The table of advance widths is part of the source, so that neither building nor testing needs a
# typeface: no target may call the script that makes it.
check-table:
	@test -s Sources/Cards/CardLayout/Embedded/advance-widths.txt || \
	  { echo "There is no table of advance widths; run Scripts/make-advance-widths.py" >&2; exit 1; }
	@! grep -rn 'make-advance-widths' Package.swift Plugins Tests --include='*.swift' || \
	  { echo "Building and testing must not need Scripts/make-advance-widths.py" >&2; exit 1; }

bootstrap:
	@Scripts/bootstrap

bootstrap-test:
	@Scripts/bootstrap test

## clean: remove what was built
clean:
	rm -rf .build _site

## help: list these targets
help:
	@sed -n 's/^## //p' $(MAKEFILE_LIST)
