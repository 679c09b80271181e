#!/usr/bin/env bash
#
# Package: pdf2json 4.0.3 (npm), with a page that pdf-lib 1.17.1 (npm) writes.
#
# Expected: the raw text of a page has its lines from the top down. They are
# written in that order, and stand in it on the page: a procedure of four
# numbered steps, one below the other. The parsed page of the same package
# (Texts) has them in this order.
#
# Seen: getRawTextContent() begins with the lowest line and ends with the
# highest. The last step of the procedure is its first line.
#
# For a user: a work order or a lockout procedure that is read this way tells
# the motor to be lifted before the drive is locked out, with no error. Take
# the texts of the parsed page, and sort them by their y yourself.

set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

npm init --yes >/dev/null
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error pdf2json@4.0.3 pdf-lib@1.17.1 >/dev/null

cat >seen.mjs <<'JS'
import assert from 'node:assert';
import { writeFileSync } from 'node:fs';
import pdfLib from 'pdf-lib';
import pdf2json from 'pdf2json';

const steps = ['1 Lock out the drive', '2 Loosen the bolts', '3 Lift the motor', '4 Set the shims'];
const file = await pdfLib.PDFDocument.create();
const font = await file.embedFont(pdfLib.StandardFonts.Helvetica);
const page = file.addPage([612, 792]);
for (const [index, text] of steps.entries()) page.drawText(text, { x: 72, y: 700 - 40 * index, size: 12, font });
writeFileSync('steps.pdf', await file.save({ useObjectStreams: false }));

const Parser = pdf2json.default ?? pdf2json;
const read = (raw) =>
  new Promise((resolve, reject) => {
    const parser = new Parser(null, raw);
    parser.on('pdfParser_dataError', reject);
    parser.on('pdfParser_dataReady', (parsed) => resolve(raw ? parser.getRawTextContent() : parsed));
    parser.loadPDF('steps.pdf');
  });

const parsed = await read(false);
assert.deepStrictEqual(
  parsed.Pages[0].Texts.map(({ R }) => decodeURIComponent(R[0].T)),
  steps,
);
const lines = (await read(true)).split(/\r?\n/).filter((line) => /^\d/.test(line));
assert.deepStrictEqual(lines, steps.toReversed());
console.log('pdf2json 4.0.3 gives the raw text of a page from the bottom up');
JS
node seen.mjs 2>/dev/null
