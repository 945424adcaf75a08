#!/bin/sh
# Builds the benchmarks for release and runs them: first the workloads in a terminal beside C on
# ncurses, then the decoding of input, then the loop beside one that is written by hand. Takes some
# minutes; the fewer other programs run meanwhile, the better.
set -eu

cd "$(dirname "$0")/.."

Scripts/build-workload.sh
cd Benchmarks
for product in input-speed loop-speed; do
  swift build --quiet --configuration release --product "$product"
done
case $(uname -s) in
  Linux) library=ncursesw ;;
  *) library=ncurses ;;
esac
# The compiler itself, since the package manager would link the Swift runtime to it.
"${CC:-cc}" -O2 -o .build/release/yardstick Yardsticks/ncurses.c "-l$library"

.build/release/terminal-speed --ours .build-static/workload \
  --yardstick .build/release/yardstick
.build/release/input-speed
.build/release/loop-speed
