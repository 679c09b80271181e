#!/usr/bin/env bash
#
# Package: nsyslog-parser 0.10.1 (npm).
#
# Expected: structured data and message come out apart, each of them whole.
#   - RFC 5424 section 6.3.3: a quote mark, a backslash or a closing bracket
#     in a value is written with a backslash before it. A reader takes that
#     backslash away.
#   - RFC 5424 section 7: the names "timeQuality", "origin" and "meta" are
#     registered. They have no "@" (section 6.3.2 keeps "@" for private names).
# The README of the package lists RFC 5424 structured data as a feature.
#
# Seen:
#   1. One escaped quote mark in a value: the list of elements is empty, and
#      the whole element is now the start of the message.
#   2. Escaped brackets and backslashes: the element is found, but the escape
#      backslashes stay in the value.
#   3. A registered name as the first element: its name is gone, and its
#      values land in the message.
#   4. A registered name first and a private one after it: the real message
#      text ("page sent") is lost.
# With the private element first, both elements and the message are right.
#
# For a user: log lines of standard senders often start with timeQuality or
# origin. An alert that looks for a text in message can miss it or find the
# wrong one. Keep the raw line beside the parsed one. If you write the lines
# yourself, put an element with "@" first and no quote marks in values
# (write 2 in, not 2").

set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

npm init --yes >/dev/null
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error nsyslog-parser@0.10.1 >/dev/null

cat >seen.cjs <<'JS'
const assert = require('node:assert');
const parse = require('nsyslog-parser');

const head = '<165>1 2025-03-04T05:06:07.008Z web1.example.com relay 812 ID47 ';
const cases = [
  [
    'escaped quote mark',
    '[crew@32473 shim="2\\" x 3\\""] page sent',
    [],
    '[crew@32473 shim="2\\" x 3\\""] page sent',
  ],
  [
    'escaped bracket and backslash',
    '[crew@32473 bay="4 [east\\]" share="C:\\\\jobs"] page sent',
    [{ $id: 'crew@32473', bay: '4 [east\\]', share: 'C:\\\\jobs' }],
    'page sent',
  ],
  [
    'registered name alone',
    '[timeQuality tzKnown="1" isSynced="1"] page sent',
    [],
    'tzKnown="1" isSynced="1"] page sent',
  ],
  [
    'registered name first',
    '[meta sequenceId="7"][crew@32473 pump="P-101"] page sent',
    [{ $id: 'crew@32473', pump: 'P-101' }],
    'sequenceId="7"]',
  ],
  [
    'registered name last (right)',
    '[crew@32473 pump="P-101"][meta sequenceId="7"] page sent',
    [
      { $id: 'crew@32473', pump: 'P-101' },
      { $id: 'meta', sequenceId: '7' },
    ],
    'page sent',
  ],
];

for (const [title, rest, data, message] of cases) {
  const seen = parse(head + rest);
  console.log(title);
  console.log(`  line end: ${rest}`);
  console.log(`  elements: ${JSON.stringify(seen.structuredData)}`);
  console.log(`  message:  ${seen.message}\n`);
  assert.deepStrictEqual(seen.structuredData, data);
  assert.strictEqual(seen.message, message);
}
JS

node seen.cjs
