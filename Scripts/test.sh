#!/bin/sh
# Runs the tests of built packages: test.sh FILTER OPTIONS..., where FILTER may be empty and each
# OPTIONS are the options of `swift test` for one package. Fails if any test fails.
set -eu

cd "$(dirname "$0")/.."
filter=$1
shift

failures=0
for options; do
  case $options in
    *--package-path\ *) echo 'Testing the demos' ;;
    *) echo 'Testing the library; known issues are failures that the test kit is tested with' ;;
  esac
  # shellcheck disable=SC2086 # The options are words.
  swift test --quiet --skip-build $options ${filter:+--filter "$filter"} || failures=1
done
exit $failures
