#!/usr/bin/env bash
#
# Package: vcf 2.1.2 (npm).
#
# Expected: a reader of a vCard gives the text itself.
#   - RFC 6350 section 3.4: a comma, a semicolon, a backslash and a line break
#     in a text are written with a backslash. That is only for transport.
#   - RFC 7095 section 3.1: this escaping must be taken away when a vCard is
#     turned into jCard. The README of the package lists jCard as a format.
#   - RFC 7095 section 3.3.1.3: a value with parts, such as ORG with a
#     department, is an array in jCard.
#
# Seen: the value of a property still has all its backslashes, and so does
# the output of toJSON(). ORG stays one string with the semicolon in it,
# although N in the same card becomes an array. Folded lines are joined right.
#
# For a user: a contact imported with this package shows "Mill\, Inc." on the
# page or in the SMS text, and "\n" as two characters in a note. Another
# jCard reader takes these backslashes for real ones. Undo the escapes
# yourself, once. Split ORG before that, at the semicolons with no backslash.

set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

npm init --yes >/dev/null
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error vcf@2.1.2 >/dev/null

cat >seen.cjs <<'JS'
const assert = require('node:assert');
const VCard = require('vcf');

const card = new VCard().parse(
  [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'FN:Night Desk',
    'N:Desk;Night;;;',
    'ORG:Mill\\, Inc.;Pump crew',
    'NOTE:Gate 2\\, ring the b',
    ' ell\\nthen wait\\; bring a badge',
    'END:VCARD',
    '',
  ].join('\r\n'),
);

const note = 'Gate 2\\, ring the bell\\nthen wait\\; bring a badge';
const org = 'Mill\\, Inc.;Pump crew';
console.log(`note: ${card.get('note').valueOf()}`);
console.log(`org:  ${card.get('org').valueOf()}`);
assert.strictEqual(card.get('note').valueOf(), note);
assert.strictEqual(card.get('org').valueOf(), org);

const [, properties] = card.toJSON();
const jcard = Object.fromEntries(properties.map((property) => [property[0], property[3]]));
console.log(`jCard note: ${JSON.stringify(jcard.note)}`);
console.log(`jCard org:  ${JSON.stringify(jcard.org)}`);
console.log(`jCard n:    ${JSON.stringify(jcard.n)}`);
assert.strictEqual(jcard.note, note);
assert.strictEqual(jcard.org, org);
assert.deepStrictEqual(jcard.n, ['Desk', 'Night', '', '', '']);
JS

node seen.cjs
