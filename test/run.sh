#!/usr/bin/env bash
# Runs the checks beside the build, which they do not need, and then the tests of the projects that its arguments name.
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

checks() {
  step 'types and lint' npm run --silent lint
  step 'unused code' npx knip
  step format npx oxfmt --check
}

checks >"$folder/checks" 2>&1 &
checks=$!
step build npm run --silent build
# Their output comes as a whole, so that it is not mixed with the build's.
wait "$checks" || { cat "$folder/checks"; exit 1; }
cat "$folder/checks"
step tests npx vitest run "$@"
echo
cat "$folder/times"
