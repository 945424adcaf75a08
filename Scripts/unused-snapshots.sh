#!/bin/sh
# Fails if a folder has a snapshot that no test used: unused-snapshots.sh USED FOLDER...
#
# USED is the file that SNAPSHOTS_USED names in a run of all tests: the path of each snapshot that a
# test compared, one a line. A run of only some tests does not tell
# which snapshots are unused.
set -eu

used=$1
shift
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

sort -u "$used" > "$folder/used"
# The tests name their snapshots by paths without symbolic links.
for tests in "$@"; do
  (CDPATH='' cd -P "$tests" && find "$PWD" -path '*/__Snapshots__/*' -type f) >> "$folder/all"
done
sort "$folder/all" > "$folder/files"
comm -13 "$folder/used" "$folder/files" > "$folder/unused"
[ -s "$folder/unused" ] || exit 0
echo 'No test uses these snapshots; delete them:' >&2
cat "$folder/unused" >&2
exit 1
