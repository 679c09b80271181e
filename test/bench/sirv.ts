import { createServer } from 'node:http';
import sirv from 'sirv';
import { listen } from './listen.ts';

// The same pages as files, compressed beforehand.
const [folder = ''] = process.argv.slice(2);
listen(createServer(sirv(folder, { brotli: true, gzip: true, etag: true })));
