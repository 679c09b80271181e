#!/usr/bin/env bash
#
# Package: web-auto-extractor 1.0.17 (npm).
#
# Expected: the JSON-LD of a page comes back by the type of its things. The
# README shows that for one thing, and the package does it for an array too.
# JSON-LD 1.1, section 4.9, lets a document put several things into "@graph",
# which is how many sites write a company and its pages in one block.
#
# Seen: a block with "@graph" comes back whole under the name "undefined".
# None of the things in it is found by its type. Two such blocks share that
# name. A thing with two types is found under both names joined by a comma.
#
# For a user: a monitor that asks for LocalBusiness reports that the company
# has no structured data, or sees it vanish when a page gets a second thing.
# Take the list under "undefined", go through each "@graph", and sort it by
# type yourself; split a type that is an array.

set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

npm init --yes >/dev/null
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error web-auto-extractor@1.0.17 >/dev/null

cat >seen.cjs <<'JS'
const assert = require('node:assert');
const { default: createExtractor } = require('web-auto-extractor');

const context = { '@context': 'https://schema.org' };
const company = { '@type': 'LocalBusiness', name: 'North Mill' };
const service = { '@type': 'Service', name: 'Alignment' };
const blocks = {
  'one thing': [{ ...context, ...company }, ['LocalBusiness']],
  'an array': [[{ ...context, ...company }, { ...context, ...service }], ['LocalBusiness', 'Service']],
  'a graph': [{ ...context, '@graph': [company, service] }, ['undefined']],
  'two types': [{ ...context, ...company, '@type': ['LocalBusiness', 'Store'] }, ['LocalBusiness,Store']],
};

for (const [kind, [block, names]] of Object.entries(blocks)) {
  const html = `<title>Mill</title><script type="application/ld+json">${JSON.stringify(block)}</script>`;
  const seen = Object.keys(createExtractor().parse(html).jsonld);
  console.log(kind.padEnd(10), seen.join(' | '));
  assert.deepStrictEqual(seen, names);
}
JS

node seen.cjs
