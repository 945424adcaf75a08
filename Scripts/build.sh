#!/bin/sh
# `swift build` that shows its progress line on a terminal, and is quiet elsewhere.
set -eu

if [ ! -t 1 ]; then set -- --quiet "$@"; fi
exec swift build "$@"
