#!/usr/bin/env bash
#
# Package: @jclem/logfmt2 2.4.3 (npm).
#
# Expected: a key with no value is a field of its own, most often read as
# true. The grammar in the documentation of the Go package kr/logfmt allows
# three forms of a pair: key=value, key= and the bare key. The README of the
# npm package logfmt, which this one says it is based on, shows a bare key
# that becomes true (section on logfmt.parse).
#
# Seen: decode() takes the word after a bare key for the value of that key.
# So the next key turns into a value, its value turns into a key, and this
# goes on to the end of the line. A bare key at the end of the line is lost.
# Nothing is thrown. "retry=" with an equal sign is read right.
#
# For a user: one flag in a log line is enough to lose the status or the
# ticket number next to it. A count of failed mails then reads too low. Write
# flags as retry=true. For lines of other senders, use a parser that knows
# bare keys, such as the package logfmt.

set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

npm init --yes >/dev/null
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error @jclem/logfmt2@2.4.3 >/dev/null

cat >seen.cjs <<'JS'
const assert = require('node:assert');
const { decode } = require('@jclem/logfmt2');

const cases = [
  [
    'at=relay retry status=failed ticket=42 host=web1',
    { at: 'relay', retry: 'status', failed: 'ticket', 42: 'host' },
  ],
  ['at=relay status=sent retry', { at: 'relay', status: 'sent' }],
  ['at=relay retry= status=failed', { at: 'relay', retry: '', status: 'failed' }],
];

for (const [line, fields] of cases) {
  const seen = decode(line);
  console.log(line);
  console.log(`  ${JSON.stringify(seen)}\n`);
  assert.deepStrictEqual(seen, fields);
}
JS

node seen.cjs
