# Commands for developers and CI: `make` lists the targets that have a `##` comment.

.PHONY: help demo watch test snapshots fuzz explore screens faults tsan asan conformance build \
	library claims consumer api interface bench compare floor format lint docs ci clean setup
.NOTPARALLEL:

SOURCES := Package.swift Sources Tests Demos Benchmarks/Package.swift Benchmarks/Sources

# The library and the demos are two packages with one build folder: the build of the demos reuses
# the modules of the library, because both builds compile them with the same options. `swift build`
# and `swift test` in the main folder use this build folder, too. Each command for the demos is run
# by Scripts/demos.sh, which keeps the plans of the two builds apart.
#
# `make ci` adds the strict options: warnings are errors there and not in the manifests, so that a
# new warning of a newer compiler never breaks a user's build. The strict build has a folder of its
# own, because a change of options in one folder compiles everything again.
FLAGS :=
FOLDER := .build
LIBRARY = --scratch-path $(FOLDER) $(FLAGS)
DEMOS = $(FOLDER) $(FLAGS)
STRICT := --explicit-target-dependency-import-check error \
	-Xswiftc -warnings-as-errors -Xcc -Werror=all -Xcc -Werror=extra

# The demo to start; empty for the gallery. Only NAME=… on the command line counts, because some
# systems set NAME in the environment.
ifneq ($(filter command,$(origin NAME)),)
DEMO := $(NAME)
endif

# The snapshots that `make snapshots` accepts; only ACCEPT=… on the command line counts.
ifneq ($(filter command,$(origin ACCEPT)),)
ACCEPTED := $(ACCEPT)
endif

# The seed and the number of random steps of `make fuzz`.
SEED := $(shell date +%s)
STEPS := 1000000

help: ## List these targets
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/\1|\2/p' Makefile \
		| awk -F'|' '{ printf "  make %-11s %s\n", $$1, $$2 }'

demo: setup ## Play the demos; NAME=counter starts that one
	@Scripts/demo.sh $(DEMO)

watch: setup ## Play a demo, and rebuild it while it runs; NAME=counter is that one
	@Scripts/watch.sh Demos $(FOLDER) $(or $(DEMO),demo)

test: build ## Run the tests; FILTER=ListTests runs those whose names match
	@Scripts/test.sh '$(FILTER)' '$(LIBRARY)' '$(DEMOS)'
	@[ -n '$(FILTER)' ] || Scripts/diagnostics.sh "$$(swift build --show-bin-path $(LIBRARY))"

snapshots: $(if $(ACCEPTED),,build) ## Show all snapshots that differ on one page; ACCEPT=name accepts, '*' all
	@SNAPSHOTS_SHOW='make snapshots' SNAPSHOTS_ACCEPT='make snapshots ACCEPT=' \
		Scripts/snapshots.sh '$(ACCEPTED)' Scripts/test.sh '$(FILTER)' '$(LIBRARY)' '$(DEMOS)'

fuzz: library ## Compare the loop with its model in a million random steps; SEED=… repeats a run
	@echo 'Comparing the loop with its model, seed $(SEED)'
	@FUZZ_SEED=$(SEED) FUZZ_STEPS=$(STEPS) \
		swift test --quiet --skip-build $(LIBRARY) --filter LoopModelTests

explore: build ## Explore each demo with 2,000 random steps; SEED=… repeats a run
	@echo 'Exploring the demos, seed $(SEED)'
	@EXPLORE_STEPS=2000 EXPLORE_SEED=$(SEED) \
		Scripts/demos.sh test $(DEMOS) --skip-build --filter DemoTests.ExploreTests

screens: build ## Draw the screens that explorations reach, and sessions in several themes, on pages
	@echo 'Drawing the screens of the demos'
	@SCREEN_PAGES=$(CURDIR)/.build/screens \
		Scripts/demos.sh test $(DEMOS) --quiet --skip-build --filter ScreenPagesTests
	@echo 'The pages: .build/screens/index.html'

faults: build ## Explore demos with planted faults, and count those that are found
	@echo 'Exploring demos with planted faults'
	@PLANTED_FAULTS=1 Scripts/demos.sh test $(DEMOS) --quiet --skip-build --filter PlantedFaultTests

# Like the strict build, each build with a sanitizer has a folder of its own. Leak detection is off,
# because the test runner itself leaks; tests with weak references find the library's leaks.
tsan: setup ## Run the loop's tests under the thread sanitizer
	@echo 'Testing the loop under the thread sanitizer'
	@TSAN_OPTIONS='suppressions=$(CURDIR)/Scripts/thread-sanitizer.supp' \
		swift test --quiet --sanitize thread --scratch-path .build/tsan --filter FeedbackCoreTests

asan: setup ## Run the loop's tests under the address sanitizer
	@echo 'Testing the loop under the address sanitizer'
	@ASAN_OPTIONS=detect_leaks=0 \
		swift test --quiet --sanitize address --scratch-path .build/asan --filter FeedbackCoreTests

conformance: library ## List the requirements of a loop with the results of their tests
	@Scripts/conformance.sh --skip-build $(LIBRARY)

build: library ## Build everything, tests included
	@echo 'Building the demos'
	@Scripts/demos.sh build $(DEMOS) --build-tests

library: setup
	@echo 'Building the library'
	@Scripts/build.sh --build-tests $(LIBRARY)

claims: library ## Check that the documentation's claims have proofs and its code is compiled
	@echo 'Checking the claims of the documentation'
	@swift test --quiet --skip-build $(LIBRARY) --filter Claims

consumer: setup ## Build and test a package that uses the library as a user's package does
	@echo 'Testing a package that uses the library'
	@Scripts/consumer.sh '$(DEMOS)'

api: setup ## List how the public interface differs from the last tag, or from REF=commit
	@echo 'Building the library'
	@Scripts/build.sh $(LIBRARY)
	@Scripts/api.sh "$$(swift build --show-bin-path $(LIBRARY))" $(REF)

# Lists the interface for `make api` of the last commit, if its sources are the built ones: the lists
# are equal, and each module has declarations.
interface: library
	@if git diff --quiet HEAD -- Package.swift Sources; then \
		echo 'Listing the public interface'; \
		Scripts/api.sh "$$(swift build --show-bin-path $(LIBRARY))" HEAD; fi

bench: setup ## Measure programs against C on ncurses, and the loop against a hand-written one
	@Scripts/bench.sh

compare: setup ## Measure widgets against those of Textual and urwid, which it installs from PyPI
	@Scripts/compare.sh

floor: setup ## Count the workloads' instructions and allocations, and check their limits
	@echo 'Counting the instructions of the workloads'
	@Scripts/floor.sh

format: ## Format all Swift files in place
	@swift format format --in-place --recursive --parallel $(SOURCES)

lint: ## Check format, file lengths, doc comments, links, scripts, and that each requirement has a test
	@echo 'Checking format, file lengths, doc comments, links, scripts, and that each requirement has a test'
	@swift format lint --strict --recursive --parallel $(SOURCES)
	@find $(SOURCES) -name '*.swift' -not -path '*/.build*' -exec wc -l {} + \
		| awk '$$1 > 300 && $$2 != "total" { print $$2 ": more than 300 lines"; long = 1 } END { exit long }'
	@Scripts/check-links.sh
	@Scripts/conformance.sh --check
	@if command -v shellcheck >/dev/null; then shellcheck Scripts/*.sh .ci/run; fi

docs: library ## Build the documentation; its warnings are errors
	@echo 'Building the documentation'
	@Scripts/docs.sh "$$(swift build --show-bin-path $(LIBRARY))"

ci: FLAGS := $(STRICT)
ci: FOLDER := .build/strict
ci: lint build claims docs interface test faults consumer floor ## Run all checks that a change must pass

clean: ## Remove the build folders, except those of the benchmarks
	@rm -rf .build Demos/.build

setup:
	@Scripts/setup.sh
