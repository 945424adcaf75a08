#!/bin/sh
# Builds the workloads, and the program that plays and measures them, for release.
#
# On Linux the workloads are linked statically, as a distributed program may be: they start sooner
# and take less memory. They have a build folder of their own, because other flags in the same
# folder would compile everything again.
set -eu

cd "$(dirname "$0")/../Benchmarks"

# A cached plan does not know new and deleted files of the library, which is another package.
build() {
  swift build --quiet --configuration release --disable-build-manifest-caching "$@"
}

echo 'Building the workloads for release' >&2
case $(uname -s) in
  # Without debug information, which valgrind does not always understand.
  Linux)
    build --product workload --scratch-path .build-static -Xswiftc -static-executable \
      -Xlinker -ltinfo -Xlinker --strip-debug
    ;;
  *) build --product workload --scratch-path .build-static ;;
esac
build --product terminal-speed

# The copy is measured, because an installed program is a copy, too: on Linux, a program starts a
# quarter slower from the file that the linker has written.
cp .build-static/release/workload .build-static/workload
