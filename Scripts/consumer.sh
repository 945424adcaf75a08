#!/bin/sh
# Builds and tests a package that uses the library as a user's package does: it has a target with
# the name of a demo, types with names that the library also has, and the README's application and
# test. Also fails if the package resolves any dependency but swift-collections, if the README's
# command prints another frame, or if a demo does not print its frame: consumer.sh [DEMOS], where
# DEMOS are the build folder and the options of the demos.
set -eu

# The tests name their snapshots by paths without symbolic links.
cd -P "$(dirname "$0")/.."
demos=${1:-.build}
package=Tests/Consumer
scratch=.build/consumer

resolved() { sed -n 's/^ *"identity" : "\(.*\)",$/\1/p' "$package/Package.resolved"; }

# Resolve from scratch, so that no earlier version of the manifests has an effect.
rm -f "$package/Package.resolved"
swift package --package-path "$package" --scratch-path "$scratch" --quiet resolve
if [ "$(resolved)" != swift-collections ]; then
  echo "A user's package resolves other dependencies than swift-collections:" >&2
  resolved >&2
  exit 1
fi
Scripts/build.sh --package-path "$package" --scratch-path "$scratch" --build-tests
bin=$(swift build --package-path "$package" --scratch-path "$scratch" --show-bin-path)
frame=$(printf 'ready\nerror: no disk\n' | "$bin/follow" --size 40x6 --keys e --snapshot)
if [ "$(echo "$frame" | sed '/^ *$/d; s/ *$//')" != 'error: no disk
 e Errors                       ^C Quit' ]; then
  echo "The README's command prints another frame:" >&2
  echo "$frame" >&2
  exit 1
fi
# shellcheck disable=SC2086 # The options are words.
Scripts/demos.sh build $demos --product counter
# shellcheck disable=SC2086
frame=$(Scripts/demos.sh run $demos --quiet --skip-build counter --size 30x8 --snapshot)
if ! echo "$frame" | grep -q 'Count: 0'; then
  echo "The counter of the demos prints another frame:" >&2
  echo "$frame" >&2
  exit 1
fi
SNAPSHOTS_USED=$(mktemp)
export SNAPSHOTS_USED
trap 'rm -f "$SNAPSHOTS_USED"' EXIT
swift test --quiet --package-path "$package" --scratch-path "$scratch" --skip-build
Scripts/unused-snapshots.sh "$SNAPSHOTS_USED" "$PWD/$package"
