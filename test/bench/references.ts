import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { openServer } from '../open-server.ts';

// What is possible: the home page as a file that was compressed beforehand, by sirv, or by Node alone from one buffer.
const [kind, folder = ''] = process.argv.slice(2);
const body = readFileSync(join(folder, 'index.html.br'));
const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'br', 'Content-Length': body.length };

const { port } = await openServer(
  kind === 'sirv'
    ? sirv(folder, { brotli: true, etag: true })
    : (_request, response) => response.writeHead(200, headers).end(body),
);
process.stdout.write(`http://localhost:${port}\n`);
