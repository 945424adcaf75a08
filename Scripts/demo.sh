#!/bin/sh
# Builds the demos and replaces itself by the named one, or by the gallery: demo.sh [NAME].
# The build uses the library's build folder, and so the modules of `make test` as well.
# The build is for debugging, because that takes little more than half the time of a release build.
set -eu

cd "$(dirname "$0")/.."
# A wrong name is reported before the build, as the gallery would report it afterwards.
names=$(sed -n '/executableTarget(/{n;s/.*name: "\([^"]*\)".*/\1/p;}' Demos/Package.swift |
  grep -vx demo | sort)
case ${1:--} in
  -*) ;;
  *)
    if ! echo "$names" | grep -qxF -e "$1"; then
      echo "There is no demo \"$1\": choose one of $(echo $names | sed 's/ /, /g')." >&2
      exit 64
    fi
    ;;
esac

demo=.build/debug/demo
[ -x "$demo" ] || echo 'Building the demos. The first time takes a minute or two.'
Scripts/demos.sh build .build --product demo
# `swift run` would stay between the terminal and the demo.
exec "$demo" "$@"
