#!/bin/sh
# Prints how the public interface differs from that of another commit: api.sh BUILT [REF], where
# BUILT is the output of `swift build --show-bin-path`, and REF is the last tag by default.
#
# A line with - is a removed declaration, a line with + a new one; a changed declaration has both.
# Without a tag and without REF, the whole interface is new. The toolchain's
# swift-synthesize-interface lists the declarations of the built modules; it is an error if it lists
# none for a module. If the library has the same sources at REF, it is not built again.
set -eu

cd "$(dirname "$0")/.."
built=$1
modules='FeedbackCore TerminalModel TerminalViews CursesDriver CursesFeedback CursesFeedbackTesting'
folder=.build/api
mkdir -p "$folder"

main() {
  reference=${1:-$(git describe --tags --abbrev=0 2>/dev/null || true)}
  export LC_ALL=C
  interface "$built" >"$folder/unsorted"
  sort -u "$folder/unsorted" >"$folder/now"
  for module in $modules; do
    grep -q "^$module[: ]" "$folder/now" || {
      echo "No declaration of $module was found in $built." >&2
      exit 1
    }
  done
  if [ -z "$reference" ]; then
    echo 'There is no tag yet: all of the interface is new.'
    : >"$folder/before"
  else
    commit=$(git rev-parse --verify --quiet "$reference^{commit}") || {
      echo "There is no commit '$reference'." >&2
      exit 1
    }
    echo "Changes of the public interface since $reference:"
    built_before "$commit"
    interface "$before" >"$folder/unsorted"
    sort -u "$folder/unsorted" >"$folder/before"
  fi
  {
    comm -23 "$folder/before" "$folder/now" | sed 's/^/- /'
    comm -13 "$folder/before" "$folder/now" | sed 's/^/+ /'
  } | sort -k 2 >"$folder/difference"
  cat "$folder/difference"
  printf '%d gone, %d new\n' \
    "$(grep -c '^-' "$folder/difference")" "$(grep -c '^+' "$folder/difference")"
}

# Builds the library at a commit, unless it has the same sources now, and sets `before` to the
# folder of its modules.
built_before() {
  if git diff --quiet "$1" -- Package.swift Sources \
    && [ -z "$(git ls-files --others --exclude-standard Sources)" ]; then
    before=$built
    return
  fi
  rm -rf "$folder/source"
  mkdir -p "$folder/source"
  git archive "$1" | tar -x -C "$folder/source"
  set -- --package-path "$folder/source" --scratch-path "$folder/build"
  Scripts/build.sh "$@" >&2
  before=$(swift build "$@" --show-bin-path)
}

# Prints the declarations of the modules in a build folder, one per line:
# "Module Enclosing Type: declaration".
interface() {
  for module in $modules; do
    [ -e "$1/Modules/$module.swiftmodule" ] || continue
    # The tool may report a circular reference although it succeeds.
    # shellcheck disable=SC2086 # The SDK's options are words, or none.
    "$synthesize" -module-name "$module" -I "$1/Modules" -target "$target" $sdk \
      -Xcc "-fmodule-map-file=$1/CNcurses.build/module.modulemap" -o "$folder/interface" \
      2>"$folder/log" || {
      cat "$folder/log" >&2
      exit 1
    }
    awk -v module="$module" -v modules="$(echo "$modules" | tr ' ' '|')" '
      /^ *(\/\/|import |$)/ || /^ *}$/ { next }
      /^ *@[a-z]+$/ { next }
      {
        depth = (match($0, /[^ ]/) - 1) / 4
        declaration = substr($0, RSTART)
        gsub("(^|[^.A-Za-z])(" modules ")[.]", "&\001", declaration)
        gsub("(" modules ")[.]\001", "", declaration)
        gsub(/@inlinable /, "", declaration)
        isOpening = sub(/ \{$/, "", declaration)
        path = module
        for (level = 0; level < depth; level++) path = path " " names[level]
        if (isOpening) {
          name = declaration
          sub(/^.*(struct|class|enum|actor|protocol|extension) /, "", name)
          sub(/ ?:.*/, "", name)
          if (declaration !~ /^extension/) sub(/[< ].*/, "", name)
          names[depth] = name
        }
        if (declaration !~ /^extension [^:]*$/) print path ": " declaration
      }
    ' "$folder/interface"
  done
}

sdk=
if [ "$(uname -s)" = Darwin ]; then sdk="-sdk $(xcrun --show-sdk-path)"; fi
synthesize=$(command -v swift-synthesize-interface || xcrun --find swift-synthesize-interface)
target=$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)
shift
main "$@"
