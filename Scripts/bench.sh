#!/bin/sh
# Builds the benchmarks for release and runs them: first the workloads in a terminal beside C on
# ncurses, then the loop beside one that is written by hand. Takes some minutes; the fewer other
# programs run meanwhile, the better.
set -eu

cd "$(dirname "$0")/../Benchmarks"

build() { swift build --quiet --configuration release "$@"; }

echo 'Building for release' >&2
# Everything is linked in where that can be done, as in a program that is given to others: it
# starts sooner and takes less memory. In a folder of its own, as other flags build all anew.
case $(uname -s) in
  Linux)
    build --product workload --scratch-path .build-static -Xswiftc -static-executable \
      -Xlinker -ltinfo
    library=ncursesw
    ;;
  *)
    build --product workload --scratch-path .build-static
    library=ncurses
    ;;
esac
build --product terminal-speed
build --product loop-speed
# The compiler itself, since the package manager would link the Swift runtime to it.
"${CC:-cc}" -O2 -o .build/release/yardstick Yardsticks/ncurses.c "-l$library"

.build/release/terminal-speed --ours .build-static/release/workload \
  --yardstick .build/release/yardstick
.build/release/loop-speed
