#!/bin/sh
# Builds the documentation of the built modules: docs.sh FOLDER, where FOLDER is the output of
# `swift build --show-bin-path`. A warning of DocC, such as a broken link, is an error.
set -eu

cd "$(dirname "$0")/.."
built=$1
output=.build/documentation
graphs=$(mktemp -d)
messages=$(mktemp)
trap 'rm -rf "$graphs" "$messages"' EXIT

docc=$(command -v docc || xcrun --find docc 2>/dev/null) || {
  echo 'No docc found: it is part of the Swift toolchains of https://www.swift.org/install/' >&2
  exit 1
}

# Arguments of the symbol graph extractor that depend on the machine.
set -- -target "$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)"
if [ "$(uname -s)" = Darwin ]; then set -- "$@" -sdk "$(xcrun --show-sdk-path)"; fi

# The extractor of Swift 6.3 prints "circular reference" for each public actor with an
# `isolated deinit`, although it succeeds and the graph is complete.
extract() {
  module=$1
  shift
  status=0
  swift symbolgraph-extract -module-name "$module" -I "$built/Modules" \
    -Xcc "-fmodule-map-file=$built/CNcurses.build/module.modulemap" -output-dir "$graphs" \
    -minimum-access-level public -skip-synthesized-members "$@" 2>"$messages" || status=$?
  grep -vxF '<unknown>:0: error: circular reference' "$messages" | sed '/^$/d' >&2
  return $status
}

# An application imports one module, so the documentation shows the lower layers as part of it.
extract CursesFeedback "$@" \
  -experimental-allowed-reexported-modules=FeedbackCore,TerminalModel,TerminalViews
extract CursesFeedbackTesting "$@"
extract CursesDriver "$@"

"$docc" convert Sources/CursesFeedback/CursesFeedback.docc \
  --additional-symbol-graph-dir "$graphs" --output-path "$output" --warnings-as-errors \
  --fallback-display-name CursesFeedback --fallback-bundle-identifier CursesFeedback >&2

# DocC puts each declaration that no Topics section lists into a generated section. The See Also
# sections that it generates list the siblings of the page, whose paths the second grep ignores.
for page in cursesfeedback cursesfeedback/view cursesfeedbacktesting cursesdriver; do
  unlisted=$(
    tr -d '\\' <"$output/data/documentation/$page.json" |
      grep -o '{[^{}]*"generated":true[^{}]*}' |
      grep -io "documentation/$page/[^\"]*" | sed 's/.*\///' | paste -sd' ' -
  )
  [ -z "$unlisted" ] || {
    echo "No Topics section of $page lists: $unlisted" >&2
    exit 1
  }
done

cat <<END
The documentation is in $output. To read it:
  python3 -m http.server --directory $output
  http://localhost:8000/documentation/cursesfeedback
END
