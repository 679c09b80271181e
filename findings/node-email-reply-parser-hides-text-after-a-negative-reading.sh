#!/usr/bin/env bash
#
# Package: node-email-reply-parser 0.1.4 (npm).
#
# Expected: only a signature or quoted text is hidden. RFC 3676 section 4.3
# describes the line that starts a signature: two dashes and a space, with
# nothing else on it. The README says, under "Weird Signatures", that lines
# with a leading dash sometimes start a signature, and shows "--".
#
# Seen: one dash with a letter or digit right after it is enough, and it can
# be in the middle of the mail. A line "-4 mils" starts a signature, so that
# line and all that follows is hidden. With a space after the dash ("- 4 mils")
# or a typed word ("minus 4 mils") the mail stays whole.
#
# For a user: a list of alignment readings has negative values, and parts
# lists are often typed as "-bearing". The visible text then ends before the
# first of them, and it looks complete. Read getFragments() and keep every
# fragment that is not isQuoted(), or pass on the full mail.

set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

npm init --yes >/dev/null
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error node-email-reply-parser@0.1.4 >/dev/null

cat >seen.cjs <<'JS'
const assert = require('node:assert');
const parse = require('node-email-reply-parser');

const mail = (value) =>
  `Readings after the hot check:\n\nfront foot\n${value}\nrear foot\n+2 mils\n\nCall 555-0142.`;

const visible = parse(mail('-4 mils'), true);
console.log(`with "-4 mils":      ${JSON.stringify(visible)}`);
assert.strictEqual(visible, 'Readings after the hot check:\n\nfront foot');

const hidden = parse(mail('-4 mils'))
  .getFragments()
  .filter((fragment) => fragment.isSignature());
console.log(`called a signature:  ${JSON.stringify(hidden.map((part) => part.getContent()))}`);
assert.strictEqual(hidden.length, 1);
assert.strictEqual(hidden[0].getContent(), '-4 mils\nrear foot\n+2 mils\n\nCall 555-0142.');

for (const value of ['- 4 mils', 'minus 4 mils']) {
  const whole = parse(mail(value), true);
  console.log(`with "${value}": ${JSON.stringify(whole)}`);
  assert.strictEqual(whole, mail(value));
}

const parts = parse('Parts we need:\n-bearing 6312\n-coupling insert\nCall 555-0142.', true);
console.log(`parts list:          ${JSON.stringify(parts)}`);
assert.ok(!parts.includes('insert') && !parts.includes('555-0142'));
JS

node seen.cjs
