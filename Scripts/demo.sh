#!/bin/sh
# Builds the demos and becomes the one that is asked for: demo.sh [NAME].
# A debug build, as it is ready in little more than half the time of a release build.
set -eu

cd "$(dirname "$0")/.."
demo=Demos/.build/debug/demo
[ -x "$demo" ] || echo 'Building the demos. The first time takes a minute or two.'
Scripts/build.sh --package-path Demos --product demo
# Not `swift run`, which would stay between the terminal and the demo.
exec "$demo" "$@"
