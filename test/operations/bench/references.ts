import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import sirv from 'sirv';
import { openServer } from '../../support/server/open-server.ts';

// Upper bounds: the home page as a compressed file by sirv or as one buffer by Node alone, and a response without a body by
// Express.
const [kind, folder = ''] = process.argv.slice(2);
const body = readFileSync(join(folder, 'index.html.br'));
const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'br', 'Content-Length': body.length };

const bare: RequestListener = (_request, response) => response.writeHead(200, headers).end(body);
const apps = new Map<string | undefined, RequestListener>([
  ['sirv', sirv(folder, { brotli: true, etag: true })],
  ['express', express().use((_request, response) => void response.status(304).end())],
]);

const { port } = await openServer(apps.get(kind) ?? bare);
process.stdout.write(`http://localhost:${port}\n`);
