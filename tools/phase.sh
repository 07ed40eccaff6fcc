#!/usr/bin/env bash
# phase.sh [--live] NAME COMMAND ... - runs a command and says how long it took. What the command says is shown if it failed,
# or with --live as it goes; of one that succeeded only what it says in its own name ("web: built in 8 s"). That it failed is noted
# in build/phases-failed, for the end of `make test`.
set -uo pipefail
live=
if [ "$1" = --live ]; then
  live=yes
  shift
fi
name=$1
shift
start=$(date +%s.%N)
if [ -n "$live" ]; then
  printf '== %s\n' "$name"
  "$@"
  status=$?
else
  said=$("$@" 2>&1)
  status=$?
  if [ $status -ne 0 ]; then
    printf '== %s\n%s\n' "$name" "$said"
  else
    grep -E '^[a-z]+: ' <<<"$said" || true
  fi
fi
took=$(awk -v a="$start" -v b="$(date +%s.%N)" 'BEGIN { printf "%.1f", b - a }')
if [ $status -eq 0 ]; then word=ok; else word="FAILED ($status)"; fi
if [ $status -ne 0 ]; then mkdir -p build && printf '%s (%s)\n' "$name" "$status" >>build/phases-failed; fi
printf '== %s: %s, %s s\n' "$name" "$word" "$took"
exit $status
