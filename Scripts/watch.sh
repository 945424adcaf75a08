#!/bin/sh
# Runs a program of a package, and builds it again after each change of its sources: watch.sh PACKAGE
# BUILD-FOLDER PRODUCT [ARGUMENT...]. The new program takes over the state of the running one (its
# option --reload); if a build fails, the running one shows the first error.
set -eu

package=$1
folder=$2
product=$3
shift 3

copies=$(mktemp -d)
program=$copies/$product
watcher=
escape=$(printf '\033')
finish() {
  # The group of the watcher: a build may be running. Without a terminal, it has no group.
  [ -z "$watcher" ] || kill -- "-$watcher" 2>/dev/null || kill "$watcher" 2>/dev/null || true
  rm -rf "$copies"
}
trap finish EXIT
trap 'exit 130' HUP INT TERM

build() {
  case $package in
    Demos) "$(dirname "$0")/demos.sh" build "$folder" --product "$product" ;;
    *) swift build --package-path "$package" --scratch-path "$folder" --product "$product" ;;
  esac
}

# The program gets the new file as a whole, and not while the linker writes it.
install() {
  cmp -s "$folder/debug/$product" "$program" && return
  cp "$folder/debug/$product" "$program.new"
  mv "$program.new" "$program"
}

# Lists the sources that have a property, by options of `find`.
sources() {
  # The name of the folder itself can begin with a dot.
  find "$package/." Package.swift Sources \( -name '.?*' -prune -o -type f \
    \( -name '*.swift' -o -name '*.[ch]' \) "$@" -print \) 2>/dev/null | sort
}

# Succeeds if a source is newer than the last build, or was added, removed or renamed.
has_changed() {
  [ -n "$(sources -newer "$copies/stamp")" ] || ! sources | cmp -s - "$copies/sources"
}

# Called before a build: a change during the build leads to another build.
stamp() {
  touch "$copies/stamp"
  sources > "$copies/sources"
}

watch() {
  # Until this shell has ended, also by SIGKILL, for which there is no trap.
  while sleep 1 && kill -0 $$ 2>/dev/null; do
    has_changed || continue
    stamp
    if build > "$copies/log" 2>&1; then
      install
      rm -f "$program.problem"
    else
      # The compiler colours the word "error".
      sed "s/$escape\[[0-9;]*m//g; s|$PWD/||" "$copies/log" | grep -m 1 'error: ' \
        > "$program.problem.new" || echo 'The build failed.' > "$program.problem.new"
      mv "$program.problem.new" "$program.problem"
    fi
  done
}

stamp
build
install
# Job control, for which some shells need a terminal: the watcher has a process group of its own.
[ ! -t 0 ] || set -m
watch < /dev/null > /dev/null 2>&1 &
watcher=$!
set +m
"$program" --reload "$@"
