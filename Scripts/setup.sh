#!/bin/sh
# Installs the requirements of a build with apt-get: the wide ncurses, SQLite for the demos, and
# valgrind if it is the argument. Fails if one is missing and there is no apt-get, and without a
# Swift toolchain. Prints nothing if nothing is missing. Tests whether programs with these libraries
# compile and link, and not which packages are installed.
set -eu

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

main() {
  if ! command -v swift >/dev/null; then
    fail 'No Swift toolchain found. Get one from https://www.swift.org/install/'
  fi
  if [ "${1:-}" = valgrind ]; then need_valgrind; fi
  need ncurses libncurses-dev 'the headers of the wide ncurses'
  need sqlite libsqlite3-dev 'the headers of SQLite, which a demo uses'
}

# Installs a library ($1) with a package ($2), described by $3, unless a program with it builds.
need() {
  if "has_$1"; then return; fi
  if has_apt; then
    install_with_apt "$2" "$3"
    if "has_$1"; then return; fi
    cat "$scratch/probe.log" >&2
    fail "$2 is installed, yet a program that uses $1 does not build."
  fi
  fail "A build needs $3. $(advice "$1")"
}

need_valgrind() {
  if command -v valgrind >/dev/null; then return; fi
  if ! has_apt; then
    fail "valgrind is missing. Install it with your system's package manager."
  fi
  install_with_apt valgrind 'which counts instructions'
}

has_apt() { [ "$(uname -s)" = Linux ] && command -v apt-get >/dev/null; }

has_ncurses() {
  case $(uname -s) in
    Darwin) library=ncurses ;;
    *) library=ncursesw ;;
  esac
  builds "$library" <<'PROBE'
#define NCURSES_WIDECHAR 1
#include <curses.h>
int main(void) {
  cchar_t cell;
  return setcchar(&cell, L"x", A_NORMAL, 0, 0);
}
PROBE
}

has_sqlite() {
  builds sqlite3 <<'PROBE'
#include <sqlite3.h>
int main(void) { return sqlite3_initialize(); }
PROBE
}

# Builds the program on standard input with a library ($1).
builds() {
  cat >"$scratch/probe.c"
  "$(c_compiler)" "$scratch/probe.c" -o "$scratch/probe" "-l$1" >"$scratch/probe.log" 2>&1
}

# Prints the compiler that the package manager uses: CC, or the toolchain's own clang.
c_compiler() {
  beside_swift=$(dirname "$(readlink -f "$(command -v swift)")")/clang
  if [ -n "${CC:-}" ]; then
    echo "$CC"
  elif [ -x "$beside_swift" ]; then
    echo "$beside_swift"
  else
    echo clang
  fi
}

# Installs a package ($1), described by $2.
install_with_apt() {
  if [ "$(id -u)" -eq 0 ]; then
    echo "Installing $1, $2 (apt-get)"
    as_root=
  elif command -v sudo >/dev/null; then
    echo "Installing $1, $2 (sudo apt-get)"
    as_root=sudo
  else
    fail "$1, $2, is missing. Install it as root."
  fi
  # Without a package list, or with an outdated one, only an update lets the installation succeed.
  if apt_get install "$1"; then return; fi
  if apt_get update && apt_get install "$1"; then return; fi
  cat "$scratch/apt.log" >&2
  fail "$1 could not be installed."
}

apt_get() {
  # A machine that has just started may be updating itself: wait up to 120 seconds for its lock.
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o DPkg::Lock::Timeout=120 "$@" \
    >"$scratch/apt.log" 2>&1
}

# Prints how to install a library ($1) without apt-get.
advice() {
  case $1 in
    ncurses) set -- ncurses ncurses-devel ncurses-dev ncurses ncurses-devel ;;
    sqlite) set -- SQLite sqlite-devel sqlite-dev sqlite sqlite3-devel ;;
  esac
  if [ "$(uname -s)" = Darwin ]; then
    echo 'They come with the command line tools: xcode-select --install'
  elif command -v dnf >/dev/null; then
    echo "Install them: dnf install $2"
  elif command -v yum >/dev/null; then
    echo "Install them: yum install $2"
  elif command -v apk >/dev/null; then
    echo "Install them: apk add $3"
  elif command -v pacman >/dev/null; then
    echo "Install them: pacman -S $4"
  elif command -v zypper >/dev/null; then
    echo "Install them: zypper install $5"
  else
    echo "Install the development package of $1 with your system's package manager."
  fi
}

fail() {
  echo "$1" >&2
  exit 1
}

main "$@"
