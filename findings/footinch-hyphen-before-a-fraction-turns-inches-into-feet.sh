#!/usr/bin/env bash
#
# Package: footinch 1.0.2 (npm).
#
# Expected: the usual ways to write feet and inches on a drawing are read.
# The DraftSight help, page "-UnitSystem", shows the architectural form as
# 0'-1 1/2" and 125'-0", with a hyphen after the foot mark. The README of the
# package says that it parses imperial lengths such as 5' 10 1/4". Its tests
# read 5-6 as 5 feet 6 inches. A bare number is feet in this package; that is
# documented and not the point here.
#
# Seen:
#   - 2'-6" and 2'-6 1/2" are refused (NaN), while 2' 6" is read.
#   - 22-1/8" (22 and 1/8 inches with the hyphen of shop notes) is read as 22
#     feet and 1/8 inch, that is 264.125 inches, although the only mark in it
#     is the inch mark. 22 1/8" with a blank is 22.125 inches.
#
# For a user: one hyphen makes a coupling distance twelve times as long, with
# no error. Before you call the parser, replace the hyphen after a foot mark
# with a blank, and the hyphen between a whole number and a fraction too.
# Then check the result against the size that the machine can have.

set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

npm init --yes >/dev/null
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error footinch@1.0.2 >/dev/null

cat >seen.cjs <<'JS'
const assert = require('node:assert');
const { parse } = require('footinch');

const inches = {
  '2\' 6"': 30,
  '2\'-6"': NaN,
  '2\'-6 1/2"': NaN,
  '22 1/8"': 22.125,
  '22-1/8"': 264.125,
};

for (const [text, value] of Object.entries(inches)) {
  const seen = parse.F(text) * 12;
  console.log(`${text.padEnd(12)} ${seen} in`);
  assert.ok(Number.isNaN(value) ? Number.isNaN(seen) : Math.abs(seen - value) < 1e-9);
}
JS

node seen.cjs
