#!/bin/sh
# Lists each case and rule in Conformance.md with its result, and each rule with its tests:
# conformance.sh [OPTION...] runs the tests, with the options of `swift test`.
# conformance.sh --check runs no test: it checks that each case and rule has a test, and that each
# number in a test's name is listed. A test's name begins with the numbers of the cases and rules
# that it covers.
set -eu

cd "$(dirname "$0")/.."
list=Tests/FeedbackCoreTests/Conformance.md
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Prints a line for each test in the sources: its result ("written"), a tab, its name.
written() {
  grep -rho --include='*.swift' 'func `[^`]*`' Tests | sed 's/^func `\(.*\)`$/written	\1/'
}

# Prints the test folders that cover a case or a rule, as a regular expression.
folders() {
  grep -rlE --include='*.swift' 'func `([SD]-[0-9]+|R[0-9]+) ' Tests | cut -d/ -f2 | sort -u |
    paste -sd'|' -
}

# Runs the tests of these folders, and prints a line for each: its result, a tab, its name.
run() {
  # The exit code of failed tests is ignored, because the results contain the failures.
  swift test --quiet --xunit-output "$scratch/results.xml" --filter "^($(folders))\\." "$@" \
    >"$scratch/log" 2>&1 || true
  if [ ! -s "$scratch/results-swift-testing.xml" ]; then
    cat "$scratch/log" >&2
    return 1
  fi
  awk '
    function flush() { if (name != "") print result "\t" name }
    /<testcase / {
      flush()
      name = $0
      sub(/.* name="`?/, "", name)
      sub(/`?\([^`"]*\)".*/, "", name)
      gsub(/&apos;/, "\047", name); gsub(/&quot;/, "\"", name)
      gsub(/&lt;/, "<", name); gsub(/&gt;/, ">", name); gsub(/&amp;/, "\\&", name)
      result = "passed"
    }
    /<skipped/ { result = "skipped" }
    /<(failure|error)[ >]/ { result = "failed" }
    END { flush() }
  ' "$scratch/results-swift-testing.xml"
}

# Reads the tests' lines and then the list; prints the list with the results, or only the mistakes
# if $1 is not empty. Fails unless each case and rule has a test and none has failed or was skipped.
report() {
  awk -F '\t' -v checks="$1" '
    FNR == NR {
      rest = $2
      while (match(rest, /^([SD]-[0-9]+|R[0-9]+)( |$)/)) {
        number = substr(rest, 1, RLENGTH)
        sub(/ $/, "", number)
        rest = substr(rest, RLENGTH + 1)
        tests[number] = tests[number] "        " ($1 == "failed" ? "✗ " : "· ") $2 "\n"
        if (!(number in results) || $1 == "failed") results[number] = $1
      }
      next
    }
    /^## / && !checks { print "\n" substr($0, 4) "\n" }
    match($0, /^\| ([SD]-[0-9]+|R[0-9]+) \| /) {
      number = substr($0, 3, RLENGTH - 5)
      meaning = substr($0, RLENGTH + 1)
      sub(/ \|$/, "", meaning)
      listed[number] = 1
      result = number in results ? results[number] : "missing"
      counts[result] += 1
      if (!checks) {
        printf "%-5s  %-7s  %s\n", number, result, meaning
        if (number ~ /^R/) printf "%s", tests[number]
      } else if (result == "missing") {
        print number " has no test: " meaning
      }
    }
    END {
      for (number in results) if (!(number in listed)) {
        print "A test names " number ", which is not listed."
        counts["missing"] += 1
      }
      if (!checks)
        printf "\nCases and rules: %d passed, %d failed, %d skipped, %d without a test or a row\n",
          counts["passed"], counts["failed"], counts["skipped"], counts["missing"]
      exit counts["failed"] + counts["skipped"] + counts["missing"] > 0
    }
  ' "$scratch/tests" "$list"
}

if [ "${1:-}" = --check ]; then
  written >"$scratch/tests"
  report 1
else
  run "$@" >"$scratch/tests"
  report ''
fi
