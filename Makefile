# The verbs of the house: `make` lists them by their `##` comments. CI runs the ones that people type.

.PHONY: help demo test fuzz tsan asan conformance build library claims \
	consumer api bench floor format lint docs ci clean setup
.NOTPARALLEL:

SOURCES := Package.swift Sources Tests Demos Benchmarks/Package.swift Benchmarks/Sources

# The two packages, the library and the demos, are built with these options into folders of these
# names; `make ci` makes the options strict. Warnings are errors there and not in the manifests, so
# that a newer compiler's new warning never breaks a user's build. The strict build has a folder of
# its own, because other options in the same folder would compile everything again each time.
FLAGS :=
FOLDER := .build
LIBRARY = --scratch-path $(FOLDER) $(FLAGS)
DEMOS = --package-path Demos --scratch-path Demos/$(FOLDER) $(FLAGS)
STRICT := --explicit-target-dependency-import-check error \
	-Xswiftc -warnings-as-errors -Xcc -Werror=all -Xcc -Werror=extra

# Which of the demos to start; empty for all of them. From the command line only: some systems
# put a NAME of their own into the environment.
ifneq ($(filter command,$(origin NAME)),)
DEMO := $(NAME)
endif

# Where the random steps of `make fuzz` begin, and how many there are.
SEED := $(shell date +%s)
STEPS := 1000000

help: ## List the verbs
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/\1|\2/p' Makefile \
		| awk -F'|' '{ printf "  make %-11s %s\n", $$1, $$2 }'

demo: setup ## Play the demos; NAME=counter plays that one
	@Scripts/demo.sh $(DEMO)

test: build ## Run the tests; FILTER=ListTests runs those that match
	@Scripts/test.sh '$(FILTER)' '$(LIBRARY)' '$(DEMOS)'
	@[ -n '$(FILTER)' ] || Scripts/diagnostics.sh "$$(swift build --show-bin-path $(LIBRARY))"

fuzz: library ## A million random steps against the model of the loop; SEED=1 repeats those of a seed
	@echo 'Comparing the loop with its model, from the seed $(SEED)'
	@FUZZ_SEED=$(SEED) FUZZ_STEPS=$(STEPS) \
		swift test --quiet --skip-build $(LIBRARY) --filter LoopModelTests

# As the strict build, those with a sanitizer have folders of their own. Leaks are left to the tests
# with weak references: what runs the tests leaks by itself.
tsan: setup ## Run the loop's tests under the thread sanitizer
	@echo 'Testing the loop under the thread sanitizer'
	@TSAN_OPTIONS='suppressions=$(CURDIR)/Scripts/thread-sanitizer.supp' \
		swift test --quiet --sanitize thread --scratch-path .build/tsan --filter FeedbackCoreTests

asan: setup ## Run the loop's tests under the address sanitizer
	@echo 'Testing the loop under the address sanitizer'
	@ASAN_OPTIONS=detect_leaks=0 \
		swift test --quiet --sanitize address --scratch-path .build/asan --filter FeedbackCoreTests

conformance: library ## Show what a loop has to do, and whether its tests say so
	@Scripts/conformance.sh --skip-build $(LIBRARY)

build: library ## Build everything, tests included
	@echo 'Building the demos'
	@Scripts/build.sh --build-tests $(DEMOS)

library: setup
	@echo 'Building the library'
	@Scripts/build.sh --build-tests $(LIBRARY)

claims: library ## Check that each claim of the documentation has a proof, and its code is compiled
	@echo 'Checking the claims of the documentation'
	@swift test --quiet --skip-build $(LIBRARY) --filter Claims

consumer: setup ## Build and test a package that uses the library as a user's package does
	@echo 'Testing a package that uses the library'
	@Scripts/consumer.sh

api: setup ## Show how the public interface differs from the last tag, or from that of REF=commit
	@echo 'Building the library'
	@Scripts/build.sh $(LIBRARY)
	@Scripts/api.sh "$$(swift build --show-bin-path $(LIBRARY))" $(REF)

bench: setup ## Measure terminal programs beside C, and the loop beside one written by hand
	@Scripts/bench.sh

floor: setup ## Count the workloads' instructions and allocations, and check that they are few
	@echo 'Counting the instructions of the workloads'
	@Scripts/floor.sh

format: ## Format all Swift files in place
	@swift format format --in-place --recursive --parallel $(SOURCES)

lint: ## Check format, doc comments, links, scripts, and that each promise has a test
	@echo 'Checking format, doc comments, links, scripts, and that each promise has a test'
	@swift format lint --strict --recursive --parallel $(SOURCES)
	@Scripts/check-links.sh
	@Scripts/conformance.sh --check
	@if command -v shellcheck >/dev/null; then shellcheck Scripts/*.sh .ci/run; fi

docs: library ## Build the documentation; its warnings are errors
	@echo 'Building the documentation'
	@Scripts/docs.sh "$$(swift build --show-bin-path $(LIBRARY))"

ci: FLAGS := $(STRICT)
ci: FOLDER := .build/strict
ci: lint build claims docs test consumer floor ## Everything that has to hold before a change lands

clean: ## Remove what was built
	@rm -rf .build Demos/.build

setup:
	@Scripts/setup.sh
