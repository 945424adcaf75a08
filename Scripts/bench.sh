#!/bin/sh
# Builds the benchmarks for release and runs them: bench.sh.
set -eu

cd "$(dirname "$0")/../Benchmarks"
echo 'Building for release' >&2
# The Swift runtime is linked in where that can be done, as in a program that is given to others.
case $(uname -s) in
  Linux) set -- --static-swift-stdlib ;;
  *) set -- ;;
esac
swift build --quiet --configuration release "$@"
exec .build/release/loop-speed
