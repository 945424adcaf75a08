#!/bin/sh
# Shows or accepts the snapshots that differ, of the package in the current folder:
# snapshots.sh [ACCEPT [COMMAND...]], where COMMAND runs the tests; by default, it is `swift test`.
#
# If ACCEPT is empty, it runs the tests and makes one page with the recorded and the new screen of
# each snapshot that is missing or differs. Otherwise ACCEPT is a name on that page, or a pattern such
# as 'MoviesTests.*': the new contents of these snapshots become the recorded ones, without a run.
set -eu

accept=${1:-}
if [ $# -gt 0 ]; then shift; fi
if [ $# = 0 ]; then set -- swift test; fi
folder=$PWD/.build/snapshots
# The commands for the messages, which a caller with commands of its own sets.
show=${SNAPSHOTS_SHOW:-$0}
accepting=${SNAPSHOTS_ACCEPT:-$0 }
page=$folder/index.html

names() { find "$folder" -name '*.path' | sed 's|.*/||; s|\.path$||' | sort; }

make_page() {
  {
    cat << 'HEAD'
<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Snapshots</title><style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2em; background: #f4f4f6; color: #222 }
h2 { font: bold 17px ui-monospace, monospace; margin-bottom: 0 }
p { margin: 0; color: #666 }
.pair { display: flex; flex-wrap: wrap; gap: 1.5em; align-items: flex-start }
figure { margin: 1em 0 } img { max-width: 100% } figcaption { color: #666 } pre { overflow-x: auto }
</style></head><body>
HEAD
    echo "<h1>Snapshots that differ: $(names | wc -l)</h1>"
    names | while IFS= read -r name; do cat "$folder/$name.html"; done
    echo '</body></html>'
  } > "$page"
}

if [ -n "$accept" ]; then
  if [ ! -d "$folder" ]; then
    echo "There are no snapshots to accept: run $show first." >&2
    exit 1
  fi
  count=0
  names > "$folder/names"
  # A name of a picture may contain blanks.
  while IFS= read -r name; do
    # shellcheck disable=SC2254 # It is a pattern.
    case $name in $accept) ;; *) continue ;; esac
    path=$(cat "$folder/$name.path")
    mkdir -p "$(dirname "$path")"
    cp "$folder/$name.new" "$path"
    rm "$folder/$name.path" "$folder/$name.new" "$folder/$name.html"
    echo "Accepted $name"
    count=$((count + 1))
  done < "$folder/names"
  if [ "$count" = 0 ]; then
    echo "No snapshot that differs has the name $accept. There are:" >&2
    names >&2
    exit 1
  fi
  make_page
  exit 0
fi

rm -rf "$folder"
mkdir -p "$folder"
export SNAPSHOTS=never SNAPSHOT_DIFFERENCES="$folder"
passed=1
"$@" > "$folder/log" 2>&1 || passed=0
if [ "$passed" = 0 ] && [ -z "$(names)" ]; then
  echo 'No snapshot differs, but the tests failed:' >&2
  tail -n 20 "$folder/log" >&2
  exit 1
fi
make_page
names
echo "$(names | wc -l) snapshots differ: $page"
echo "Accept with ${accepting}name, or ${accepting}'*' for all."
if grep -a -q 'exited with unexpected signal' "$folder/log"; then
  echo 'The tests have crashed; more snapshots may differ:' >&2
  grep -a -E 'Fatal error: |Precondition failed|Assertion failed' "$folder/log" | sort -u | head -n 5 >&2
  exit 1
fi
