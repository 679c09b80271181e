#!/usr/bin/env bash
#
# Package: address-rfc2822 2.2.4 (npm).
#
# Expected: name() gives the display name as the sender wrote it.
# RFC 5322 section 3.4 says that the display name is there to be shown to a
# person. Section 3.2.4 says that the quote marks are not part of the text
# inside them, so a quoted comma is only a comma. The README of the package
# calls name() the "Email name" and names no rule that changes it.
#
# Seen: name() treats every name as that of a person.
#   - One word before the comma: it is taken for a last name and moved behind
#     the rest. "Example, LLC" becomes "LLC Example".
#   - More than one word before the comma: the comma and all that follows is
#     dropped. So the legal form of a company, or the plant number, is lost.
# The property phrase of the same object still holds the full text.
#
# For a user: do not print name() in a ticket, a greeting or an invoice when
# customers are companies or departments. Use phrase, and fall back to
# comment or address when phrase is empty.

set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

npm init --yes >/dev/null
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error address-rfc2822@2.2.4 >/dev/null

cat >seen.cjs <<'JS'
const assert = require('node:assert');
const { parse } = require('address-rfc2822');

const want = {
  'Hydraulics, Pumps and Seals': 'Pumps and Seals Hydraulics',
  'Example, LLC': 'LLC Example',
  'Example Millwrights, LLC': 'Example Millwrights',
  'Shift B, Plant 2, Line 4': 'Shift B',
};

for (const [written, changed] of Object.entries(want)) {
  const [address] = parse(`"${written}" <desk@example.com>`);
  console.log(`written: ${written}`);
  console.log(`phrase:  ${address.phrase}`);
  console.log(`name():  ${address.name()}\n`);
  assert.strictEqual(address.phrase, written);
  assert.strictEqual(address.name(), changed);
}
JS

node seen.cjs
