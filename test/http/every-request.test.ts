import express from 'express';
import request from 'supertest';
import { beforeEach, expect, it } from 'vitest';
import { builtApp } from '../support/test-app.ts';

const seen: string[] = [];
const app = express()
  .use(({ method, url }, response, next) => {
    seen.push(`${method} ${url}`);
    response.setHeader('X-Seen', 'yes');
    next();
  })
  .use(builtApp());

beforeEach(() => void seen.splice(0));

it.each([
  ['get', '/', 200],
  ['head', '/about', 200],
  ['get', '/favicon.svg', 200],
  ['get', '/sitemap.xml', 200],
  ['get', '/livez', 200],
  ['get', '/about/', 308],
  ['get', '/no-such-page', 404],
  ['get', '/assets/none.js', 404],
  ['post', '/contact', 405],
] as const)('a middleware before the site sees %s %s, which the site answers with %i', async (method, path, status) => {
  await request(app)[method](path).expect(status).expect('X-Seen', 'yes');
  expect(seen).toEqual([`${method.toUpperCase()} ${path}`]);
});

it.each(['/', '/favicon.svg', '/robots.txt'])('a visitor who has %s already is seen, too', async (path) => {
  const { headers } = await request(app).get(path).expect(200);
  await request(app).get(path).set('If-None-Match', String(headers.etag)).expect(304).expect('X-Seen', 'yes');
  expect(seen).toEqual([`GET ${path}`, `GET ${path}`]);
});
