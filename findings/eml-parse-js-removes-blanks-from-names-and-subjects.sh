#!/usr/bin/env bash
#
# Package: eml-parse-js 1.1.15 (npm), which reads mail files for web pages
# and ticket systems.
#
# Expected: a blank inside a quoted file name is a part of the name (RFC 2045
# section 5.1, RFC 2183 section 2.3). A header that goes on in a second line
# is read without the line end, and with the blank after it (RFC 5322 section
# 2.2.3).
#
# Seen:
#   - An attachment "Image 2026-11-27 at 10.15.jpeg" gets the name
#     "Image2026-11-27at10.15.jpeg": all blanks are gone. The content type
#     that the package returns for the same part still has them.
#   - A name in the extended notation (RFC 2231) keeps its blanks.
#   - A subject of two lines, "Pump 3," and then a blank and the encoded word
#     for "Müller asks", is read as "Pump 3,Müller asks". In one line the blank
#     is kept.
#
# For a user: files saved by this name do not match the names that the sender
# mentions, and two names that differ in blanks become one. Take the name from
# the content type, or write names in the extended notation.

set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

npm init --yes >/dev/null
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error eml-parse-js@1.1.15 >/dev/null

cat >seen.cjs <<'JS'
const assert = require('node:assert');
const { readEml } = require('eml-parse-js');

const part = (name) => [
  '--cut',
  `Content-Type: image/jpeg; name="Image 2026-11-27 at 10.15.jpeg"`,
  'Content-Transfer-Encoding: base64',
  `Content-Disposition: attachment; ${name}`,
  '',
  'YWJj',
];
const mail = [
  'From: website@forms.example.com',
  'To: desk@example.com',
  'Subject: Pump 3,',
  ' =?UTF-8?Q?M=C3=BCller_asks?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=cut',
  '',
  '--cut',
  'Content-Type: text/plain',
  '',
  'See the pictures.',
  ...part('filename="Image 2026-11-27 at 10.15.jpeg"'),
  ...part("filename*0*=utf-8''Image%202026-11-27%20at; filename*1*=%2010.15.jpeg"),
  '--cut--',
  '',
].join('\r\n');

const { subject, attachments } = readEml(mail);
const names = attachments.map(({ name }) => name);
console.log(`subject: ${subject}`);
for (const name of names) console.log(`name:    ${name}`);
assert.strictEqual(subject, 'Pump 3,Müller asks');
assert.deepStrictEqual(names, ['Image2026-11-27at10.15.jpeg', 'Image 2026-11-27 at 10.15.jpeg']);
assert.match(attachments[0].contentType, /name="Image 2026-11-27 at 10\.15\.jpeg"/);
JS

node seen.cjs
