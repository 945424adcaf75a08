#!/bin/sh
# Builds and tests a package that uses the library as a user's package does: with a target of a
# demo's name, names of its own that the library has as well, and the application and the test of
# the front page. Fails too if the package resolves any dependency but swift-collections.
set -eu

cd "$(dirname "$0")/.."
package=Tests/Consumer
scratch=.build/consumer

resolved() { sed -n 's/^ *"identity" : "\(.*\)",$/\1/p' "$package/Package.resolved"; }

# Resolved from nothing, so that no earlier version of the manifests has a say in it.
rm -f "$package/Package.resolved"
swift package --package-path "$package" --scratch-path "$scratch" --quiet resolve
if [ "$(resolved)" != swift-collections ]; then
  echo "A user's package resolves other dependencies than swift-collections:" >&2
  resolved >&2
  exit 1
fi
Scripts/build.sh --package-path "$package" --scratch-path "$scratch" --build-tests
exec swift test --quiet --package-path "$package" --scratch-path "$scratch" --skip-build
