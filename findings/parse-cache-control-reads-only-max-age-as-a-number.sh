#!/usr/bin/env bash
#
# Package: parse-cache-control 1.0.1 (npm).
#
# Expected: every value of Cache-Control that is a number of seconds is read
# the same way. RFC 9111 gives max-age (5.2.2.1) and s-maxage (5.2.2.10) one
# syntax, delta-seconds; so does RFC 5861 for stale-while-revalidate (3) and
# stale-if-error (4).
#
# Seen: max-age is a number. s-maxage, stale-while-revalidate and
# stale-if-error are texts.
#
# For a user: a shared cache that adds the values gets a longer text instead
# of a sum (60 and 600 seconds become 60600), and one that compares them with
# === finds no match, while its tests with max-age pass. Convert each value
# with Number, and check that the result is whole, before you count with it.

set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

npm init --yes >/dev/null
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error parse-cache-control@1.0.1 >/dev/null

cat >seen.cjs <<'JS'
const assert = require('node:assert');
const parse = require('parse-cache-control');

const read = parse('public, max-age=30, s-maxage=60, stale-while-revalidate=600, stale-if-error=900');
assert.strictEqual(read['max-age'], 30);
assert.strictEqual(read['s-maxage'], '60');
assert.strictEqual(read['stale-while-revalidate'], '600');
assert.strictEqual(read['stale-if-error'], '900');
assert.strictEqual(read['s-maxage'] + read['stale-while-revalidate'], '60600');
console.log('parse-cache-control 1.0.1 reads max-age as a number and the other times as texts');
JS
node seen.cjs
