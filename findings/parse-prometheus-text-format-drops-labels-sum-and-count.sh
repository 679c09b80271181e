#!/usr/bin/env bash
#
# Package: parse-prometheus-text-format 1.1.1 (npm).
#
# Expected: a histogram or summary with labels keeps its labels, its sum and
# its count, one entry for each set of labels. The Prometheus page "Exposition
# formats", section "Histograms and summaries", gives each of them a _sum and
# a _count sample, and only "le" and "quantile" are special labels. The README
# of the package says that its output aims to match prom2json, which prints
# labels, count and sum. Its example has a summary with a label and no
# quantiles, and there all three are kept.
#
# Seen: buckets (or quantiles) together with one more label, such as the
# route, are too much: label, sum and count are all gone, and only the buckets
# are left. With two routes there is still one entry, and it holds the buckets
# of the last route alone. Nothing is thrown. Buckets with no other label, and
# a label with no quantiles, are read right.
#
# For a user: a page or a test that reads the metrics of a web server through
# this package gets no average time, and the buckets of one route stand for
# all. Take the TYPE lines of histograms and summaries out of a copy of the
# text before you parse it: then every sample comes back with its own labels
# (the last case below).

set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

npm init --yes >/dev/null
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error parse-prometheus-text-format@1.1.1 >/dev/null

cat >seen.cjs <<'JS'
const assert = require('node:assert');
const parse = require('parse-prometheus-text-format');

const read = (title, lines) => {
  const [family] = parse(lines.join('\n') + '\n');
  console.log(`${title}\n  ${JSON.stringify(family.metrics)}\n`);
  return family.metrics;
};

assert.deepStrictEqual(
  read('histogram, no label (right)', [
    '# TYPE request_seconds histogram',
    'request_seconds_bucket{le="0.1"} 8',
    'request_seconds_bucket{le="+Inf"} 9',
    'request_seconds_sum 0.7',
    'request_seconds_count 9',
  ]),
  [{ buckets: { 0.1: '8', '+Inf': '9' }, count: '9', sum: '0.7' }],
);

const contact = [
  'request_seconds_bucket{route="/contact",le="0.1"} 8',
  'request_seconds_bucket{route="/contact",le="+Inf"} 9',
  'request_seconds_sum{route="/contact"} 0.7',
  'request_seconds_count{route="/contact"} 9',
];

assert.deepStrictEqual(
  read('histogram, one route', ['# TYPE request_seconds histogram', ...contact]),
  [{ buckets: { 0.1: '8', '+Inf': '9' } }],
);

assert.deepStrictEqual(
  read('histogram, two routes', [
    '# TYPE request_seconds histogram',
    ...contact,
    'request_seconds_bucket{route="/guides",le="0.1"} 1',
    'request_seconds_bucket{route="/guides",le="+Inf"} 2',
    'request_seconds_sum{route="/guides"} 1.5',
    'request_seconds_count{route="/guides"} 2',
  ]),
  [{ buckets: { 0.1: '1', '+Inf': '2' } }],
);

assert.deepStrictEqual(
  read('summary, one relay', [
    '# TYPE send_seconds summary',
    'send_seconds{relay="a",quantile="0.5"} 1',
    'send_seconds_sum{relay="a"} 3',
    'send_seconds_count{relay="a"} 2',
  ]),
  [{ quantiles: { 0.5: '1' } }],
);

assert.deepStrictEqual(
  read('summary, one relay, no quantiles (right)', [
    '# TYPE send_seconds summary',
    'send_seconds_sum{relay="a"} 3',
    'send_seconds_count{relay="a"} 2',
  ]),
  [{ labels: { relay: 'a' }, count: '2', sum: '3' }],
);

const apart = parse(contact.join('\n') + '\n');
console.log(`no TYPE line (right)\n  ${JSON.stringify(apart)}`);
assert.deepStrictEqual(
  apart.map((family) => [family.name, family.metrics.length, family.metrics[0].labels.route]),
  [
    ['request_seconds_bucket', 2, '/contact'],
    ['request_seconds_sum', 1, '/contact'],
    ['request_seconds_count', 1, '/contact'],
  ],
);
JS

node seen.cjs
