import { createHash } from 'node:crypto';
import request from 'supertest';
import { expect, it } from 'vitest';
import { rawRequest } from '../support/raw-request.ts';
import { builtApp } from '../support/test-app.ts';

const app = builtApp();

it('the policy allows only the kinds of files that it names', async () => {
  const { headers } = await request(app).get('/');
  expect(String(headers['content-security-policy'])).toMatch(/^default-src 'none'; /);
});

it.each(['/', '/contact', '/no-such-page'])('%s binds the entry script to its content by a hash', async (path) => {
  const { text } = await request(app).get(path);
  const [, address = '', integrity] = /<script type="module" src="([^"]*)" integrity="([^"]*)"/.exec(text) ?? [];
  const { body } = await rawRequest(app, address, { headers: { 'Accept-Encoding': 'identity' } });
  expect(integrity).toBe(`sha384-${createHash('sha384').update(body).digest('base64')}`);
});
