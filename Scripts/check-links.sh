#!/bin/sh
# Fails when a Markdown file links to a file that is not there. Links into the web are not
# followed; links between symbols and articles of the documentation are DocC's to check.
set -eu

cd "$(dirname "$0")/.."

# Prints the targets of a file's links, a line each, code left out.
targets() {
  awk '
    /^ *```/ { fenced = !fenced }
    fenced { next }
    {
      gsub(/`[^`]*`/, "")
      if (match($0, /^ *\[[^]]*\]: */)) print substr($0, RLENGTH + 1)
      while (match($0, /\]\([^)]*\)/)) {
        print substr($0, RSTART + 2, RLENGTH - 3)
        $0 = substr($0, RSTART + RLENGTH)
      }
    }
  ' "$1" | sed -e 's/ .*//' -e 's/#.*//' -e '/^$/d' -e '/^[a-z]*:/d'
}

# Whether a file links to something that is there. A documentation catalogue also names its
# images and articles without a path and an ending.
resolves() {
  folder=$(dirname "$1")
  [ -e "$folder/$2" ] && return
  case $1 in
    *.docc/*) [ -n "$(find "${1%%.docc/*}.docc" -name "$2*" -print)" ] ;;
    *) false ;;
  esac
}

broken=$(
  find . -name '.?*' -prune -o -name '*.md' -print | while read -r file; do
    targets "$file" | while read -r target; do
      resolves "$file" "$target" || echo "$file: there is no '$target'"
    done
  done
)
[ -z "$broken" ] || { echo "$broken" >&2; exit 1; }
