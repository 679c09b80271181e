#!/usr/bin/env bash
#
# Package: swetrix 4.6.1 (npm), in jsdom 26.1.0.
#
# Expected: trackViews counts each page of a site whose links change the
# address by history.pushState, and Back. Its README says: "Automatically
# tracks page views, including navigation changes in SPAs". Trackers of other
# makers replace pushState and listen to popstate for that.
#
# Seen: it looks at the path every two seconds. A page that is left before the
# next look is not counted, nor is any of a visit to a page and Back between
# two looks.
#
# For a user: bounces between pages, the quick "not that one, back", are
# missing, and the path from page to page has holes. Call pageview() from the
# router instead of trackViews().

set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

npm init --yes >/dev/null
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error swetrix@4.6.1 jsdom@26.1.0 >/dev/null

cat >seen.cjs <<'JS'
const assert = require('node:assert');
const { readFileSync } = require('node:fs');
const { setTimeout: pause } = require('node:timers/promises');
const { JSDOM } = require('jsdom');

async function main() {
  const { window } = new JSDOM('<!doctype html><title>Shop</title>', {
    url: 'https://shop.example/',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  const counted = [];
  window.fetch = async (_address, { body }) => {
    const { pg, ev } = JSON.parse(body);
    if (pg && !ev) counted.push(pg);
    return { ok: true, status: 200, json: async () => ({}), text: async () => '{}' };
  };
  window.eval(readFileSync('node_modules/swetrix/dist/swetrix.js', 'utf8'));
  window.swetrix.init('project', { apiURL: 'https://stats.example/log', devMode: true });
  await window.swetrix.trackViews();

  // Two links, half a second apart.
  window.history.pushState({}, '', '/chairs');
  await pause(500);
  window.history.pushState({}, '', '/tables');
  await pause(4500);
  assert.deepStrictEqual(counted, ['/', '/tables']);

  // A link, and Back after half a second.
  window.history.pushState({}, '', '/lamps');
  await pause(500);
  const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await back;
  assert.strictEqual(window.location.pathname, '/tables');
  await pause(4500);
  assert.deepStrictEqual(counted, ['/', '/tables']);
  console.log('swetrix 4.6.1 counts', counted.join(' '), 'and not /chairs, /lamps and Back to /tables');
  window.close();
}
main().then(() => process.exit(0));
JS
node seen.cjs
