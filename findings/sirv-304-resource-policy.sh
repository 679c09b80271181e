#!/usr/bin/env bash
# sirv 3.0.2 behind helmet 8.3.0: after a revalidation a picture has another Cross-Origin-Resource-Policy.
#
# Expected: sirv's `setHeaders` also runs for a 304, so that the 304 says what its 200 said. A cache replaces the headers of its stored
# answer by those of the 304 (RFC 9111, section 3.2).
# Seen: sirv ends a request with a matching `If-None-Match` before `setHeaders`. The 304 keeps helmet's `same-origin`, although the
# 200 had `cross-origin`.
# Who meets it: sites whose pictures other sites, chats and webmail may show. A browser shows a picture until the cached answer is
# stale, and blocks it after the first revalidation.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sirv@3.0.2 helmet@8.3.0
mkdir public && printf '<svg xmlns="http://www.w3.org/2000/svg"/>' >public/card.svg
cat >run.mjs <<'JS'
import { createServer, request } from 'node:http';
import helmet from 'helmet';
import sirv from 'sirv';
const policy = 'Cross-Origin-Resource-Policy';
const files = sirv('public', { etag: true, setHeaders: (response) => response.setHeader(policy, 'cross-origin') });
const security = helmet();
const server = createServer((req, res) => security(req, res, () => files(req, res)));
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const get = (headers) => new Promise((resolve) => request({ port: server.address().port, path: '/card.svg', headers }, (answer) => { answer.resume(); resolve(answer); }).end());
const first = await get({});
const second = await get({ 'If-None-Match': first.headers.etag });
for (const { statusCode, headers } of [first, second]) console.log(statusCode, headers[policy.toLowerCase()]);
server.close();
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = $'200 cross-origin\n304 same-origin' ] || { echo 'This has changed.'; exit 1; }
