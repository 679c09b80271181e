import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from './listen.ts';

// The limit of Node itself: the same bytes, and no more thought than finding them takes.
const [folder = ''] = process.argv.slice(2);
const bodies = new Map<string, Buffer>();
for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!/\.\w+$/.test(entry)) continue;
  const [, name = '', ending = 'identity'] = /^(.*?\.(?:html|js))(?:\.(br|gz))?$/.exec(entry) ?? [];
  bodies.set(`/${name.replace('index.html', '')} ${ending.replace('gz', 'gzip')}`, readFileSync(join(folder, entry)));
}

listen(
  createServer((request, response) => {
    const encoding = String(request.headers['accept-encoding']);
    const body = bodies.get(`${request.url} ${encoding}`);
    if (!body) {
      response.writeHead(404).end();
    } else if (request.headers['if-none-match']) {
      response.writeHead(304).end();
    } else {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': encoding,
        'Content-Length': body.length,
      });
      response.end(body);
    }
  }),
);
