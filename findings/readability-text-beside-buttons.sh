#!/usr/bin/env bash
# @mozilla/readability 0.6.0: a reader view drops a paragraph that shares its box with three buttons.
#
# Expected: the first paragraph of a page is content, and links below it that look like buttons do not change that.
# Seen: with three links in its box the box counts as navigation and goes as a whole, with the paragraph and the phone number in it.
# In a box of their own the links alone go.
# Who meets it: pages whose top has a lead and buttons in one element, in Firefox's reader view and in programs built upon it. Styles
# do not matter, because readability does not look at them.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @mozilla/readability@0.6.0 linkedom@0.18.15
cat >run.mjs <<'JS'
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
const lead = 'A crew of two leaves within the hour, day or night, with the tools for bearings, couplings and belts.';
const links = ['Request a crew', 'Call +1 507 555 0100', 'See our rates'].map((text, n) => `<a href="/${n}">${text}</a>`);
const sections = Array.from({ length: 8 }, (_, n) => `<section><h2>Part ${n}</h2><p>${'We set the machine level, align its shaft, and write down each reading, as found and as left. '.repeat(4)}</p></section>`);
const read = (top) => new Readability(parseHTML(`<!doctype html><title>Repair</title><body><main><section><h1>Repair at night</h1>${top}</section>${sections.join('')}</main></body>`).document).parse()?.textContent ?? '';
console.log('one box:', read(`<div><p>${lead}</p>${links.join(' ')}</div>`).includes(lead));
console.log('two boxes:', read(`<div><p>${lead}</p><div>${links.join(' ')}</div></div>`).includes(lead));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = $'one box: false\ntwo boxes: true' ] || { echo 'This has changed.'; exit 1; }
