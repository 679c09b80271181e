#!/usr/bin/env bash
# The limit of silence (`socketTimeout`) of nodemailer 10.6.1, on Node 20 to 24, against two relays that say nothing any more: one has
# read the whole mail of 12 MB, and the other stops reading in its middle.
#
# Expected: both end with ETIMEDOUT after the limit, here 2 seconds.
# Seen: the first after 2 seconds, and the second after 4. Node begins the limit of a socket again when it ends for the first time while
# bytes wait to be written (`Socket` in node:net), and nodemailer has no clock of its own.
# Who meets it: whoever computes how long a person, a proxy or a drain must wait for a mail with attachments. Twice the limit is right, or
# a clock beside the socket's: nodemailer's `signal`.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund nodemailer@10.6.1
cat >run.mjs <<'JS'
import { createServer } from 'node:net';
import nodemailer from 'nodemailer';
const limit = 2000;
const replies = ['220 relay', '250 relay', '250 sender', '250 receiver', '354 go'];
async function measure(name, readsOn) {
  const server = createServer((socket) => {
    const waiting = [...replies];
    const reply = () => {
      const next = waiting.shift();
      if (next) socket.write(`${next}\r\n`);
      else if (!readsOn) socket.pause();
    };
    socket.on('error', () => {}).on('data', reply);
    reply();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: server.address().port, ignoreTLS: true, socketTimeout: limit });
  const attachments = [{ filename: 'photo.jpg', content: Buffer.alloc(12_000_000) }];
  const start = performance.now();
  const error = await transport.sendMail({ from: 'a@example.com', to: 'b@example.com', text: 'x', attachments }).catch((reason) => reason);
  const limits = Math.round((performance.now() - start) / limit);
  console.log(`${name}: ${error.code} after ${limits} × the limit`);
  server.close();
}
await measure('a relay that has read the mail', true);
await measure('a relay that stops reading', false);
process.exit();
JS
seen=$(node run.mjs)
echo "$seen"
expected='a relay that has read the mail: ETIMEDOUT after 1 × the limit
a relay that stops reading: ETIMEDOUT after 2 × the limit'
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
