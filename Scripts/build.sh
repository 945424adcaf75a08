#!/bin/sh
# `swift build` with its progress line on a terminal, and without a word elsewhere.
set -eu

if [ ! -t 1 ]; then set -- --quiet "$@"; fi
exec swift build "$@"
