#!/bin/sh
# Runs `swift COMMAND` for the demos' package in the library's build folder, so that the build
# reuses the library's modules: demos.sh COMMAND FOLDER [OPTION...].
#
# The folder contains the plan of its last build. SwiftPM does not compare the plan with the
# package: it would build and test the library in place of the demos, or the demos in place of the
# library. So the plan is removed before and after the command, and SwiftPM makes a new one.
set -eu

cd "$(dirname "$0")/.."
command=$1
folder=$2
shift 2
if [ "$command" = build ] && [ ! -t 1 ]; then set -- --quiet "$@"; fi

remove_plan() { rm -f "$folder/debug.yaml" "$folder/debug/description.json"; }

trap remove_plan EXIT
trap 'exit 130' HUP INT TERM
remove_plan
swift "$command" --package-path Demos --scratch-path "$folder" "$@"
