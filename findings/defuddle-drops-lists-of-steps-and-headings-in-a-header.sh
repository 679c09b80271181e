#!/usr/bin/env bash
#
# Package: defuddle 0.19.4 (npm), the reader of Obsidian's clipper, in jsdom
# 26.1.0.
#
# Expected: the text of an article stays. Its README says that comments,
# sidebars, headers and footers go, as clutter. A list of steps between two
# paragraphs is none of these, nor is the heading of a section within the article
# in a <header>, which HTML (section 4.3.8) allows in any section.
#
# Seen:
#   - A list of short items goes, of five steps as well: it is taken for the
#     facts about a blog post (author, date). With removeLowScoring: false, too.
#     It stays under a heading, after a paragraph that ends with a colon, or if
#     its items are sentences. The same list of terms (dl) goes, too.
#   - The <header> of a section goes with its heading. A <div> stays.
#
# For a user: the steps of a lockout, or the headings of a contract, are missing
# from the saved page, and nothing says so. Begin a list with a heading or a
# colon, put headings into a div, and compare what was saved with the page.

set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

npm init --yes >/dev/null
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error defuddle@0.19.4 jsdom@26.1.0 >/dev/null

cat >seen.mjs <<'JS'
import assert from 'node:assert';
import { Defuddle } from 'defuddle/node';
import { JSDOM } from 'jsdom';

const paragraph = `<p>${'A crew of four changed the bearing of the large fan while the mill stood still, and it ran again on Monday. '.repeat(4)}</p>`;
const steps = '<ol><li>Stop the fan</li><li>Lock the switch</li><li>Hang the tag</li><li>Try to start it</li><li>Begin</li></ol>';
const sentences = `<ol>${'<li>Stop the fan, lock its switch, and try to start it, so that you know that it stands still.</li>'.repeat(2)}</ol>`;
const terms = '<dl><dt>Crew</dt><dd>Four people</dd><dt>Time</dt><dd>36 hours</dd></dl>';
const headed = (tag) => `<section><${tag}><h2>Bearings</h2><p>In short</p></${tag}>${paragraph}</section>`;

const cases = [
  ['five steps', steps, 'Lock the switch', false],
  ['steps under a heading', `<h2>Steps</h2>${steps}`, 'Lock the switch', true],
  ['steps after a colon', `<p>Before you begin:</p>${steps}`, 'Lock the switch', true],
  ['steps that are sentences', sentences, 'Stop the fan', true],
  ['terms', terms, 'Four people', false],
  ['a heading in a header', headed('header'), 'Bearings', false],
  ['a heading in a div', headed('div'), 'Bearings', true],
];

async function saves(part, text, options) {
  const html = `<!doctype html><html lang="en"><title>Fan</title><main><article><h1>The fan</h1>${paragraph}${part}${paragraph}</article></main></html>`;
  const url = 'https://mill.example/fan';
  const { content } = await Defuddle(new JSDOM(html, { url }).window.document, url, options);
  assert.ok(content.includes('A crew of four'));
  return content.includes(text);
}

for (const [name, part, text, isSaved] of cases) {
  const seen = await saves(part, text, {});
  console.log(name.padEnd(25), seen ? 'saved' : 'gone');
  assert.strictEqual(seen, isSaved);
}
assert.strictEqual(await saves(steps, 'Lock the switch', { removeLowScoring: false }), false);
JS

node seen.mjs
