#!/usr/bin/env bash
# Builds and checks at once, and then runs the tests of the projects that its arguments name.
# At the end it prints the seconds of each step. The first step that fails ends it.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$folder"' EXIT

step() {
  local name=$1 start=$SECONDS
  shift
  "$@"
  echo "$name: $((SECONDS - start)) s" >>"$folder/times"
}

# Their output comes as a whole, so that it is not mixed with the build's.
step 'types and lint' npm run --silent lint >"$folder/lint" 2>&1 &
lint=$!
{ step 'unused code' npx knip; step format npx oxfmt --check; } >"$folder/checks" 2>&1 &
checks=$!
step build npm run --silent build
wait "$lint" || { cat "$folder/lint"; exit 1; }
wait "$checks" || { cat "$folder/checks"; exit 1; }
cat "$folder/lint" "$folder/checks"
step tests npx vitest run "$@"
echo
cat "$folder/times"
