#!/usr/bin/env bash
#
# Package: humanparser 2.7.0 (npm).
#
# Expected: a name of two words is a first and a last name, as its README shows.
# Ma is among the hundred most frequent family names of the world.
#
# Seen: Ma at the end is taken for the degree M.A., in any spelling, so Jenny Ma
# and Ma, Jenny have no last name, and in "Mr. Jack Ma" the last name is Jack.
# With a real degree after it (Jenny Ma, PE) the name is right.
#
# For a user: a contact list files Jenny Ma without a name, and addresses letters
# to Mr. Jack. Give ['ma'] as the second argument, which takes Ma off the list of
# degrees, or ask for first and last name in fields of their own.

set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

npm init --yes >/dev/null
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error humanparser@2.7.0 >/dev/null

cat >seen.cjs <<'JS'
const assert = require('node:assert');
const { parseName } = require('humanparser');

const lastNames = {
  'Jenny Olson': 'Olson',
  'Jenny Ma': '',
  'JENNY MA': '',
  'Ma, Jenny': '',
  'Mr. Jack Ma': 'Jack',
  'Jenny Anne Ma': 'Anne',
  'Jenny Ma, PE': 'Ma',
};

for (const [name, lastName] of Object.entries(lastNames)) {
  const seen = parseName(name).lastName;
  console.log(name.padEnd(14), JSON.stringify(seen));
  assert.strictEqual(seen, lastName);
}
assert.strictEqual(parseName('Jenny Ma', ['ma']).lastName, 'Ma');
JS

node seen.cjs
