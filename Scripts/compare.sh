#!/bin/sh
# Compares widgets with those of Textual and urwid, in one run and with the same rows. Installs both
# packages from PyPI in a folder of the benchmarks, and nothing outside of it. Takes some minutes.
# Other programs on the machine disturb the results.
set -eu

cd "$(dirname "$0")/.."

Scripts/build-workload.sh
cd Benchmarks
python=.build-python/bin/python
echo 'Installing Textual and urwid from PyPI in Benchmarks/.build-python' >&2
[ -x "$python" ] || python3 -m venv .build-python
"$python" -m pip install --quiet --disable-pip-version-check --requirement Python/requirements.txt

export PYTHONDONTWRITEBYTECODE=1
"$python" --version
cat Python/requirements.txt
.build/release/terminal-speed --ours .build-static/workload --python "$python" --folder Python \
  --sizes 200x60 --rounds 3
