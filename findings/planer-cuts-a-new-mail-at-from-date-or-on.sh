#!/usr/bin/env bash
#
# Package: planer 1.2.0 (npm).
#
# Expected: a mail that quotes nothing comes back whole. The README says that
# the package removes reply quotations. RFC 5322 section 2.3 says that a body
# is only lines of text: "From:" at the start of a body line is not a header.
# RFC 3676 section 4.5 marks a quoted line with ">". None of these mails has
# such a line.
#
# Seen: a line that starts with "From:" or "Date:" ends the mail, whatever
# follows. So does a line that starts with "On" and has a comma, if "wrote:"
# stands in it or in one of the next lines. All text from there on is dropped.
# If it is the first line, the result is an empty text. "From" with no colon
# and "On" with no "wrote:" are left alone.
#
# For a user: a plant that writes "From: motor to pump" or "On call tonight:"
# loses its directions, its readings or its phone number on the way to the
# help desk. Keep the full text next to the cut one, and show the full text
# when the cut one is empty or when the mail answers no earlier one (it has
# no In-Reply-To header).

set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

npm init --yes >/dev/null
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error planer@1.2.0 >/dev/null

cat >seen.cjs <<'JS'
const assert = require('node:assert');
const { extractFrom } = require('planer');

const cases = [
  [
    'Please bring the crane.\n\nFrom: gate 2, turn left at the silo.\nCall 555-0142.',
    'Please bring the crane.',
  ],
  ['Pump is down.\nDate: tonight is best for us.\nCall 555-0142.', 'Pump is down.'],
  ['From: motor to pump the offset is 6 mils.\nPlease call 555-0142.', ''],
  [
    'On call tonight: desk, 555-0142.\nThe vendor wrote: replace both bearings.\nPlease confirm.',
    '',
  ],
  [
    'On Tuesday, we stop.\nCall 555-0142.',
    'On Tuesday, we stop.\nCall 555-0142.',
  ],
  [
    'From gate 2 turn left at the silo.\nCall 555-0142.',
    'From gate 2 turn left at the silo.\nCall 555-0142.',
  ],
];

for (const [mail, left] of cases) {
  const seen = extractFrom(mail, 'text/plain');
  console.log(`mail: ${JSON.stringify(mail)}`);
  console.log(`left: ${JSON.stringify(seen)}\n`);
  assert.strictEqual(seen, left);
}
JS

node seen.cjs
