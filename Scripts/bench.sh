#!/bin/sh
# Builds the benchmarks for release and runs them: the workloads in a terminal, compared with C on
# ncurses; the tools for recorded sessions; tests of an application; the decoding of input; and the
# loop, compared with a hand-written one. Takes some minutes. Other programs on the machine disturb
# the results.
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
# Calls the compiler directly, because the package manager would link the Swift runtime.
"${CC:-cc}" -O2 -o .build/release/yardstick Yardsticks/ncurses.c "-l$library"

.build/release/terminal-speed --ours .build-static/workload \
  --yardstick .build/release/yardstick
.build/release/terminal-speed --ours .build-static/workload --sessions 5
.build/release/input-speed
.build/release/loop-speed

cd ..
swift build --quiet --build-tests
TEST_SPEED=1 swift test --quiet --skip-build --filter TestSpeedTests |
  grep 'tests of an application'
