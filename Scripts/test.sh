#!/bin/sh
# Runs the tests of the built packages: test.sh FILTER LIBRARY DEMOS, where FILTER may be empty,
# LIBRARY are the options of `swift test` for the library, and DEMOS are the build folder and the
# options of the demos. Fails if any test fails.
set -eu

cd "$(dirname "$0")/.."
filter=$1
library=$2
demos=$3

failures=0
# shellcheck disable=SC2086 # The options are words.
{
  echo 'Testing the library; known issues are failures that the test kit is tested with'
  swift test --quiet --skip-build $library ${filter:+--filter "$filter"} || failures=1
  echo 'Testing the demos'
  Scripts/demos.sh test $demos --quiet --skip-build ${filter:+--filter "$filter"} || failures=1
}
exit $failures
