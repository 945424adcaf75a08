#!/bin/sh
# Plays the workloads with both ways to draw, and checks that they show what they have to and take
# no more instructions and allocations than they may. Counts, unlike seconds, do not depend on what
# else a machine does.
set -eu

cd "$(dirname "$0")/.."

if [ "$(uname -s)" != Linux ]; then
  echo 'Instructions are counted by valgrind, on Linux only.'
  exit 0
fi
Scripts/setup.sh valgrind
Scripts/build-workload.sh
Benchmarks/.build/release/terminal-speed --ours Benchmarks/.build-static/workload \
  --counter "$(command -v valgrind)"
