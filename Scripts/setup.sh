#!/bin/sh
# Installs the requirements of a build with apt-get: the wide ncurses, and valgrind if it is the
# argument. Fails if one is missing and there is no apt-get, and without a Swift toolchain. Prints
# nothing if nothing is missing. Tests whether a program with ncurses compiles and links, and not
# which packages are installed.
set -eu

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

main() {
  if ! command -v swift >/dev/null; then
    fail 'No Swift toolchain found. Get one from https://www.swift.org/install/'
  fi
  if [ "${1:-}" = valgrind ]; then need_valgrind; fi
  if has_ncurses; then return; fi
  if has_apt; then
    install_with_apt libncurses-dev 'the headers of ncurses'
    if has_ncurses; then return; fi
    cat "$scratch/probe.log" >&2
    fail 'libncurses-dev is installed, yet a program that uses the wide ncurses does not build.'
  fi
  fail "The headers of the wide ncurses are missing. $(advice)"
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
  cat >"$scratch/probe.c" <<'PROBE'
#define NCURSES_WIDECHAR 1
#include <curses.h>
int main(void) {
  cchar_t cell;
  return setcchar(&cell, L"x", A_NORMAL, 0, 0);
}
PROBE
  case $(uname -s) in
    Darwin) library=ncurses ;;
    *) library=ncursesw ;;
  esac
  "$(c_compiler)" "$scratch/probe.c" -o "$scratch/probe" "-l$library" >"$scratch/probe.log" 2>&1
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

advice() {
  if [ "$(uname -s)" = Darwin ]; then
    echo 'They come with the command line tools: xcode-select --install'
  elif command -v dnf >/dev/null; then
    echo 'Install them: dnf install ncurses-devel'
  elif command -v yum >/dev/null; then
    echo 'Install them: yum install ncurses-devel'
  elif command -v apk >/dev/null; then
    echo 'Install them: apk add ncurses-dev'
  elif command -v pacman >/dev/null; then
    echo 'Install them: pacman -S ncurses'
  elif command -v zypper >/dev/null; then
    echo 'Install them: zypper install ncurses-devel'
  else
    echo "Install the development package of ncurses with your system's package manager."
  fi
}

fail() {
  echo "$1" >&2
  exit 1
}

main "$@"
