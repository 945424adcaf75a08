#!/bin/sh
# Runs the tests of the built packages: test.sh FILTER LIBRARY DEMOS, where FILTER may be empty,
# LIBRARY are the options of `swift test` for the library, and DEMOS are the build folder and the
# options of the demos. Fails if any test fails; the last lines then name the failed tests. Without a
# filter, it also fails if no test uses a snapshot.
set -eu

# The tests name their snapshots by paths without symbolic links.
cd -P "$(dirname "$0")/.."
filter=$1
library=$2
demos=$3

# Without a limit, all tests that start a program start it at once. On a machine with two cores, one
# of these hundred programs then takes seconds to show a key.
: "${SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH:=8}"
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 130' HUP INT TERM

export SNAPSHOTS_USED="$folder/used"
: > "$SNAPSHOTS_USED"

# Runs a command and keeps its output. The exit status of a pipe is that of its last command, so a
# failure is kept in a file.
run() { { "$@" 2>&1 || touch "$folder/failed"; } | tee -a "$folder/log"; }

# Lists at most ten failed tests, each with the first line of its first issue. If the test process
# has crashed, no test may have an issue; the errors name the reason.
list_failures() {
  sed -n 's/^[^T]*Test \(.* recorded an issue .*\)/\1/p' "$folder/log" \
    | awk '{ name = $0; sub(/ recorded an issue .*/, "", name) } !seen[name]++' > "$folder/tests"
  echo "Failed tests: $(wc -l < "$folder/tests")"
  head -n 10 "$folder/tests" | cut -c 1-300
  [ -s "$folder/tests" ] || grep -a -i 'error: ' "$folder/log" | tail -n 3
}

# shellcheck disable=SC2086 # The options are words.
{
  echo 'Testing the library; known issues are failures that the test kit is tested with'
  run swift test --quiet --skip-build $library ${filter:+--filter "$filter"}
  echo 'Testing the demos'
  run Scripts/demos.sh test $demos --quiet --skip-build ${filter:+--filter "$filter"}
}
if [ -e "$folder/failed" ]; then
  list_failures
  exit 1
fi
[ -n "$filter" ] || Scripts/unused-snapshots.sh "$SNAPSHOTS_USED" "$PWD"/Tests/*Tests "$PWD/Demos/Tests"
