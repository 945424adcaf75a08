#!/bin/sh
# Plays the workloads with both renderers, and checks that their screens are right and their
# instructions and allocations stay within their limits; does nothing on systems other than Linux.
# Counts depend far less than seconds on the machine's load.
set -eu

cd "$(dirname "$0")/.."

if [ "$(uname -s)" != Linux ]; then
  echo 'valgrind counts the instructions, on Linux only.'
  exit 0
fi
Scripts/setup.sh valgrind
Scripts/build-workload.sh
Benchmarks/.build/release/terminal-speed --ours Benchmarks/.build-static/workload \
  --counter "$(command -v valgrind)"
