#!/usr/bin/env bash
# phase.sh NAME COMMAND ... - runs a command and says how long it took.
set -uo pipefail
name=$1
shift
start=$(date +%s.%N)
printf '== %s\n' "$name"
"$@"
status=$?
took=$(awk -v a="$start" -v b="$(date +%s.%N)" 'BEGIN { printf "%.1f", b - a }')
if [ $status -eq 0 ]; then word=ok; else word="FAILED ($status)"; fi
printf '== %s: %s, %s s\n' "$name" "$word" "$took"
exit $status
