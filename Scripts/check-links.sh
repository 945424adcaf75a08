#!/bin/sh
# Fails if a Markdown file links to a missing file. Links to the web are not followed; DocC checks
# links between symbols and articles of the documentation.
set -eu

cd "$(dirname "$0")/.."

# Prints the targets of a file's links, one per line, without those in code.
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

# Succeeds if the target of a file's link exists. In a documentation catalogue, a link may also name
# an image or an article without its path and extension.
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
