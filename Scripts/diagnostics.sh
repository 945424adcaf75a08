#!/bin/sh
# Compares the compiler's messages for common mistakes with those that comments in the fixtures
# expect: diagnostics.sh FOLDER, where FOLDER is the output of `swift build --show-bin-path`.
set -eu

cd "$(dirname "$0")/.."
built=$1

set --
if [ "$(uname -s)" = Darwin ]; then set -- -sdk "$(xcrun --show-sdk-path)"; fi
compiler=$(command -v swiftc || xcrun --find swiftc)

# Each file is a module of its own, so that an error in one hides none in another.
for file in Tests/Fixtures/Diagnostics/*.swift; do
  "$compiler" -frontend -typecheck -verify -verify-ignore-unrelated -swift-version 6 \
    -parse-as-library -module-name Diagnostics -enable-upcoming-feature MemberImportVisibility \
    -I "$built/Modules" -Xcc "-fmodule-map-file=$built/CNcurses.build/module.modulemap" "$@" "$file"
done
