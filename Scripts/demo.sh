#!/bin/sh
# Builds the demos and replaces itself by the named one, or by the gallery: demo.sh [NAME].
# The build uses the library's build folder, and so the modules of `make test` as well.
# The build is for debugging, because that takes little more than half the time of a release build.
set -eu

cd "$(dirname "$0")/.."
demo=.build/debug/demo
[ -x "$demo" ] || echo 'Building the demos. The first time takes a minute or two.'
Scripts/demos.sh build .build --product demo
# `swift run` would stay between the terminal and the demo.
exec "$demo" "$@"
