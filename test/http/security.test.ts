import request from 'supertest';
import { expect, it } from 'vitest';
import { pagePaths } from '../../src/routes.tsx';
import { servedStyle, styleHashSource } from '../support/read-html.ts';
import { builtApp } from '../support/test-app.ts';

const app = builtApp();

it.each([...pagePaths, '/no-such-page'])('%s: the policy knows the page’s one style by its hash', async (path) => {
  const { text, headers } = await request(app).get(path);
  const policy = String(headers['content-security-policy']);
  expect(servedStyle(text).length).toBeGreaterThan(1000);
  expect(policy).toContain(styleHashSource(text));
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  expect(headers).not.toHaveProperty('x-powered-by');
});

it('denies what the site does not use', async () => {
  const { headers } = await request(app).get('/');
  for (const feature of ['camera', 'geolocation', 'microphone']) {
    expect(headers['permissions-policy']).toContain(`${feature}=()`);
  }
});

it('asks for https only where the site’s own origin is https', async () => {
  const plain = await request(app).get('/');
  const secure = await request(builtApp({ SITE_ORIGIN: 'https://www.example.com' })).get('/');
  expect(plain.headers).not.toHaveProperty('strict-transport-security');
  expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(secure.headers).toHaveProperty('strict-transport-security');
  expect(secure.headers['content-security-policy']).toContain('upgrade-insecure-requests');
});
