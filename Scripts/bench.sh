#!/bin/sh
# Builds the benchmarks for release and runs them: first the workloads in a terminal beside C on
# ncurses, then the loop beside one that is written by hand. Takes some minutes; the fewer other
# programs run meanwhile, the better.
set -eu

cd "$(dirname "$0")/../Benchmarks"
echo 'Building for release' >&2
# The Swift runtime is linked in where that can be done, as in a program that is given to others.
case $(uname -s) in
  Linux) set -- --static-swift-stdlib ;;
  *) set -- ;;
esac
for product in workload yardstick terminal-speed loop-speed; do
  swift build --quiet --configuration release --product "$product" "$@"
done
.build/release/terminal-speed
.build/release/loop-speed
